/** Runs in the page (tab.ts injects it): finds visible elements with Testing Library's queries. */
import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';

/** An exact name, or the source and flags of a regular expression. */
export type NameInPage = string | readonly [source: string, flags: string];

/** What to look for: role and name, label, or text; within the first element that `within` matches. */
export interface Target {
  by: 'role' | 'label' | 'text';
  role?: string;
  name: NameInPage;
  within?: { role: string; name: NameInPage };
}

// Created in the page: Firefox runs each script in its own realm, and a RegExp of one realm fails instanceof in another.
const matcher = (name: NameInPage) => (typeof name === 'string' ? name : new RegExp(...name));

// Hidden elements are filtered out below: Testing Library's own check of every element takes most of the time.
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
    /** Returns the first visible element. */
    findInShop?: typeof find;
  }
}

window.findInShop = find;
