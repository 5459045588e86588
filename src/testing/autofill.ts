/** Fills fields the way some password managers do: the values are there, and no event says so. */
export function autofillSilently(...fills: readonly (readonly [field: HTMLElement, value: string])[]): void {
  for (const [field, value] of fills) {
    const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
    // React listens to the setter of the element itself.
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  }
}
