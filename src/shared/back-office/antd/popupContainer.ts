/**
 * For `getPopupContainer`: renders the list of a `Select` beside its field. Ant Design renders it at the end of the body,
 * outside the page's landmarks (https://github.com/ant-design/ant-design/issues/31693).
 */
export function popupContainer(field: HTMLElement): HTMLElement {
  return field.parentElement ?? field;
}
