import type { ComponentType, ReactNode } from 'react';
import { matchesSearch } from '../../domain/search';
import { FoodSearchIcon, PeopleIcon, ReceiptIcon } from '../../shared/back-office/icons';
import { dashboardOrderPath, routes } from '../../shared/routes';
import type { Found } from './paletteApi';

/** A place to go to. */
export interface PaletteSection {
  readonly path: string;
  readonly label: string;
  readonly Icon: ComponentType;
}

/** A thing to do. */
export interface PaletteAction {
  readonly label: string;
  readonly icon: ReactNode;
  readonly run: () => void;
}

/** One line of the palette. */
export interface PaletteItem {
  readonly key: string;
  readonly label: string;
  readonly hint?: string;
  readonly icon: ReactNode;
  readonly choose: () => void;
}

/** Lines of one kind. */
export interface PaletteGroup {
  readonly title: string;
  readonly items: readonly PaletteItem[];
}

interface Sources {
  text: string;
  sections: readonly PaletteSection[];
  actions: readonly PaletteAction[];
  /** Undefined while nothing was looked for, or is not found yet. */
  found: Found | undefined;
  go: (path: string) => void;
}

const searching = (path: string, text: string) => `${path}?${new URLSearchParams({ search: text }).toString()}`;

/** Everything the text reaches, in the order it is shown; without a text every section and action. */
export function paletteGroups({ text, sections, actions, found, go }: Sources): PaletteGroup[] {
  const records = (title: string, icon: ReactNode, rows: Found['orders'], pathOf: (row: Found['orders'][number]) => string): PaletteGroup => ({
    title,
    items: rows.map((row) => ({ key: `${title}:${row.id}`, label: row.label, hint: row.hint, icon, choose: () => { go(pathOf(row)); } })),
  });
  return [
    {
      title: 'Sections',
      items: sections
        .filter(({ label }) => matchesSearch(text, [label]))
        .map(({ path, label, Icon }) => ({ key: path, label, icon: <Icon />, choose: () => { go(path); } })),
    },
    records('Orders', <ReceiptIcon />, found?.orders ?? [], ({ id }) => dashboardOrderPath(id)),
    records('Food', <FoodSearchIcon />, found?.foods ?? [], ({ label }) => searching(routes.dashboardSearch, label)),
    // Names are shared, the e-mail in the hint is not.
    records('Users', <PeopleIcon />, found?.users ?? [], ({ hint }) => searching(routes.dashboardUsers, hint)),
    {
      title: 'Actions',
      items: actions
        .filter(({ label }) => matchesSearch(text, [label]))
        .map(({ label, icon, run }) => ({ key: label, label, icon, choose: run })),
    },
  ].filter(({ items }) => items.length > 0);
}
