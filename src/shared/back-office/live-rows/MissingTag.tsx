import { Tag } from 'antd';
import { type CSSProperties, createContext, use } from 'react';

/** The ids of the rows on the screen that are no longer in their list. */
export const MissingRows = createContext<readonly string[]>([]);

/** Over the upper edge of the cell or card: a row that grew would move the rows below it from under the pointer. */
const EDGE: CSSProperties = { position: 'absolute', insetBlockStart: 1, insetInlineStart: 8, zIndex: 1, margin: 0, pointerEvents: 'none', fontSize: '0.6875rem', lineHeight: 1.3 };

/** Marks a row that was removed, or changed so that it is on another page or no longer matches, except by a change that takes its row out. It stays until the list is updated. */
export function MissingTag({ id }: { id: string }) {
  return use(MissingRows).includes(id) && <>{' '}<Tag style={EDGE}>No longer here</Tag></>;
}
