import { App, Flex } from 'antd';
import type { ReactNode } from 'react';

/** A column of the section's parts, with the context that `App.useApp()` needs for confirm dialogs. */
export function SectionPage({ children }: { children: ReactNode }) {
  return (
    <App component={false}>
      <Flex vertical gap="medium">{children}</Flex>
    </App>
  );
}
