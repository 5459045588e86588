/** The element that the scenario puts beside a field; the names of real ones differ. */
const ELEMENT = 'password-manager';

const addTo = (field: Element) => {
  if (field.nextElementSibling?.localName === ELEMENT) return;
  const icon = document.createElement(ELEMENT);
  icon.style.position = 'absolute';
  field.after(icon);
};

/**
 * Puts an element beside each text field of a form, and of forms that are rendered later, as the extensions of password
 * managers do. In a prerendered page React then finds markup that it has not rendered.
 * @returns takes the elements out
 */
export function addPasswordManager(): () => void {
  const addToAll = () => { document.querySelectorAll('form :is(input:not([type=radio], [type=checkbox]), textarea)').forEach(addTo); };
  addToAll();
  const observer = new MutationObserver(addToAll);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    for (const element of document.querySelectorAll(ELEMENT)) element.remove();
  };
}
