import { Flex } from 'antd';
import type { ReactNode } from 'react';
import styles from './HeadingRow.module.css';

/** The heading of a section with what is beside it. It leaves room for a toast, which then covers none of it. */
export function HeadingRow({ children }: { children: ReactNode }) {
  return <Flex wrap align="center" gap="medium" className={styles.row ?? ''}>{children}</Flex>;
}
