import { Pagination, type PaginationProps } from 'antd';
import { cloneElement, isValidElement, useEffect, useRef } from 'react';
import styles from './antd.module.css';

const LABELS = { prev: 'Previous page', next: 'Next page', 'jump-prev': 'Previous 5 pages', 'jump-next': 'Next 5 pages' } as const;

/**
 * Ant Design's pagination with buttons. The original makes each list item focusable, without a role and, for the arrows,
 * without a name; and it shows a first page for an empty list. Takes the same props.
 * Upstream: https://github.com/ant-design/ant-design/issues/58072
 */
export function AccessiblePagination(props: PaginationProps) {
  const container = useRef<HTMLElement>(null);
  // The buttons are the tab stops. React sets the attribute again whenever an item changes between enabled and disabled.
  useEffect(() => {
    for (const item of container.current?.querySelectorAll('li[tabindex]') ?? []) item.removeAttribute('tabindex');
  });

  const itemRender: PaginationProps['itemRender'] = (page, type, original) => {
    if (type === 'page') {
      const current = page === props.current;
      return <button type="button" aria-label={`Page ${String(page)}`} aria-current={current ? 'page' : undefined}>{page}</button>;
    }
    if (isValidElement<{ tabIndex?: number }>(original) && original.type === 'button') {
      return cloneElement(original, { 'aria-label': LABELS[type], tabIndex: undefined } as object);
    }
    return <button type="button" aria-label={LABELS[type]}>{original}</button>;
  };
  return (
    <nav ref={container} aria-label="Pages" className={styles.pages} data-empty={props.total === 0 || undefined}>
      <Pagination {...props} showTitle={false} itemRender={itemRender} />
    </nav>
  );
}
