/**
 * The theme's `getPopupContainer`: renders the list of a `Select` in the landmark of its control, where screen readers find
 * it (axe: region). Ant Design renders it at the end of the body.
 * Upstream: https://github.com/ant-design/ant-design/issues/31693
 */
export function landmarkOf(control?: HTMLElement): HTMLElement {
  return control?.closest<HTMLElement>('[role=dialog], main') ?? document.body;
}
