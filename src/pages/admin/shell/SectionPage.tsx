import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { ConfirmProvider } from '../../../shared/back-office/hooks/useConfirm';
import { PageHeading } from '../../../shared/ui';

/**
 * A column of the section's parts, with confirm dialogs (`useConfirm`).
 * @param heading of the page; a list renders its own, with what is beside it
 */
export function SectionPage({ heading, children }: { heading?: string; children: ReactNode }) {
  return (
    <ConfirmProvider>
      <Flex vertical gap="medium">
        {heading !== undefined && <PageHeading>{heading}</PageHeading>}
        {children}
      </Flex>
    </ConfirmProvider>
  );
}
