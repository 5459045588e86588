import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { ConfirmProvider } from '../../../shared/back-office/hooks/useConfirm';

/** A column of the section's parts, with confirm dialogs (`useConfirm`). */
export function SectionPage({ children }: { children: ReactNode }) {
  return (
    <ConfirmProvider>
      <Flex vertical gap="medium">{children}</Flex>
    </ConfirmProvider>
  );
}
