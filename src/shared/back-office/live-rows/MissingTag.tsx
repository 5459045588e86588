import { Tag } from 'antd';
import { createContext, use } from 'react';

/** The ids of the rows on the screen that are no longer in their list. */
export const MissingRows = createContext<readonly string[]>([]);

/** Marks a row that another user has removed, or changed so that it no longer matches. It stays until the list is updated. */
export function MissingTag({ id }: { id: string }) {
  return use(MissingRows).includes(id) && <>{' '}<Tag style={{ whiteSpace: 'normal' }}>No longer in this list</Tag></>;
}
