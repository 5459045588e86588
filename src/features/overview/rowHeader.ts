const INSET = { paddingInlineStart: 12 };

/** The first column: a row header for screen readers, aligned with the card's title, without Ant Design's header style. */
export const ROW_HEADER = {
  rowScope: 'row',
  onHeaderCell: () => ({ style: INSET }),
  onCell: () => ({ style: { ...INSET, background: 'none', fontWeight: 'inherit' } }),
} as const;
