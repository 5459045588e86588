const INSET = { paddingInlineStart: 12 };

/** The first column, in line with the card's title. It names each row to a screen reader; Ant Design would draw it like the head. */
export const ROW_HEADER = {
  rowScope: 'row',
  onHeaderCell: () => ({ style: INSET }),
  onCell: () => ({ style: { ...INSET, background: 'none', fontWeight: 'inherit' } }),
} as const;
