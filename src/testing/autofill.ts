/** Fills fields as some password managers do: sets the values without firing an event. */
export function autofillSilently(...fills: readonly (readonly [field: HTMLElement, value: string])[]): void {
  for (const [field, value] of fills) {
    const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
    // React overrides the `value` setter of the element; the prototype's setter goes unnoticed.
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  }
}
