import { App, Flex } from 'antd';
import type { ReactNode } from 'react';

/** The parts of a section below each other, with `App.useApp()` for its questions. */
export function SectionPage({ children }: { children: ReactNode }) {
  return (
    <App component={false}>
      <Flex vertical gap="medium">{children}</Flex>
    </App>
  );
}
