/** Runs in the page (tab.ts puts it there): finds what is on the screen by Testing Library's queries. */
import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';

/** A name in full, or the source and flags of a regular expression. */
export type NameInPage = string | readonly [source: string, flags: string];

/** What is looked for: by role and name, by its label, or by its text; within the first element that `within` describes. */
export interface Target {
  by: 'role' | 'label' | 'text';
  role?: string;
  name: NameInPage;
  within?: { role: string; name: NameInPage };
}

// Made here: Firefox runs each script in a realm of its own, and one realm's RegExp is none to another.
const matcher = (name: NameInPage) => (typeof name === 'string' ? name : new RegExp(...name));

// Hidden elements are left out below: Testing Library's own check of each one takes most of the time.
const hidden = true;

function findAll({ by, role = '', name, within }: Target): HTMLElement[] {
  const [root] = within ? queryAllByRole(document.body, within.role, { name: matcher(within.name), hidden }) : [document.body];
  if (!root) return [];
  if (by === 'role') return queryAllByRole(root, role, { name: matcher(name), hidden });
  if (by === 'label') return queryAllByLabelText(root, matcher(name));
  return queryAllByText(root, matcher(name), { ignore: 'script, style, .visually-hidden' });
}

const find = (target: Target) => findAll(target).find((element) => element.checkVisibility({ visibilityProperty: true })) ?? null;

declare global {
  interface Window {
    /** Gives the first visible element. */
    findInShop?: typeof find;
  }
}

window.findInShop = find;
