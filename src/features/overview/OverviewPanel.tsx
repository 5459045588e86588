import { Card, type CardProps, Flex } from 'antd';
import { type ReactNode, useId } from 'react';

interface OverviewPanelProps extends Pick<CardProps, 'styles' | 'children'> {
  title: string;
  /** Beside the title, such as a tag. */
  mark?: ReactNode;
  /** At the other end of the header, such as a button. */
  tools?: ReactNode;
}

/** A titled section of the overview. It can take the focus, as after a failed load. */
export function OverviewPanel({ title, mark, tools, ...rest }: OverviewPanelProps) {
  const id = useId();
  return (
    <Card
      {...rest}
      size="small"
      role="region"
      aria-labelledby={id}
      tabIndex={-1}
      title={
        // Wraps on a narrow screen; Ant Design's `title` and `extra` would be cut off.
        <Flex wrap align="center" justify="space-between" gap="4px 12px" style={{ padding: '6px 0', fontSize: 'var(--text-sm)', fontWeight: 400, whiteSpace: 'normal' }}>
          <Flex wrap align="center" gap="0 8px">
            <h2 id={id} style={{ fontSize: 'var(--text-md)' }}>{title}</h2>
            {mark}
          </Flex>
          <Flex align="center" gap="small">{tools}</Flex>
        </Flex>
      }
    />
  );
}
