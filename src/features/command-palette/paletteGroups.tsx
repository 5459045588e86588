import { FileSearchOutlined, FileTextOutlined, SearchOutlined, TeamOutlined } from '@ant-design/icons';
import type { ComponentType, ReactNode } from 'react';
import { MOST_FOUND, matchesSearch } from '../../domain/search/search';
import { dashboardOrderPath, routes } from '../../shared/utils/paths';
import type { Found } from './paletteApi';

/** A section that the palette can navigate to. */
export interface PaletteSection {
  readonly path: string;
  readonly label: string;
  readonly Icon: ComponentType<{ 'aria-hidden'?: boolean }>;
}

/** One item of the palette. */
export interface PaletteItem {
  readonly key: string;
  readonly label: string;
  readonly hint?: string;
  readonly icon: ReactNode;
  readonly choose: () => void;
}

/** A command of the palette. */
export type PaletteAction = Pick<PaletteItem, 'label' | 'icon' | 'choose'>;

/** The items of one kind, under a heading. */
export interface PaletteGroup {
  readonly title: string;
  readonly items: readonly PaletteItem[];
}

interface Sources {
  text: string;
  sections: readonly PaletteSection[];
  actions: readonly PaletteAction[];
  /** The search results; undefined without a search and while it is pending. */
  found: Found | undefined;
  go: (path: string) => void;
}

const searching = (path: string, text: string) => `${path}?${new URLSearchParams({ search: text }).toString()}`;

type Row = Found['orders'][number];

/** Each kind of record, and the screen that lists all of them. */
const RECORDS = [
  { title: 'Orders', kind: 'orders', icon: <FileTextOutlined aria-hidden />, list: routes.dashboardOrders, pathOf: ({ id }: Row) => dashboardOrderPath(id) },
  { title: 'Food', kind: 'foods', icon: <FileSearchOutlined aria-hidden />, list: routes.dashboardSearch, pathOf: ({ label }: Row) => searching(routes.dashboardSearch, label) },
  // Searches by e-mail, because several users may have the same name.
  { title: 'Users', kind: 'users', icon: <TeamOutlined aria-hidden />, list: routes.dashboardUsers, pathOf: ({ hint }: Row) => searching(routes.dashboardUsers, hint) },
] as const;

/** The groups of items that match the text, in the order in which they are shown; without a text all sections and actions. */
export function paletteGroups({ text, sections, actions, found, go }: Sources): PaletteGroup[] {
  const records = RECORDS.map(({ title, kind, icon, list, pathOf }) => {
    const rows = found?.[kind] ?? [];
    const items = rows.map((row) => ({ key: `${title}:${row.id}`, label: row.label, hint: row.hint, icon, choose: () => { go(pathOf(row)); } }));
    const all = { key: `${title}:all`, label: `All ${title.toLowerCase()} with “${text}”`, icon: <SearchOutlined aria-hidden />, choose: () => { go(searching(list, text)); } };
    // If the limit is reached there may be more results, so a link to the whole list is added.
    return { title, items: rows.length < MOST_FOUND ? items : [...items, all] };
  });
  return [
    {
      title: 'Sections',
      items: sections
        .filter(({ label }) => matchesSearch(text, [label]))
        .map(({ path, label, Icon }) => ({ key: path, label, icon: <Icon aria-hidden />, choose: () => { go(path); } })),
    },
    ...records,
    {
      title: 'Actions',
      items: actions.filter(({ label }) => matchesSearch(text, [label])).map((action) => ({ key: action.label, ...action })),
    },
  ].filter(({ items }) => items.length > 0);
}
