/** The list of the back office, alone: its state in the address, its columns, selection, cards and focus. */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import * as v from 'valibot';
import { pageQuery } from '../../../domain/http/page';
import { chooseOption } from '../../../testing/chooseOption';
import { onPhone } from '../../../testing/screenWidth';
import type { DataColumn } from './columns';
import { DataTable } from './DataTable';
import { FilterSegmented } from './FilterSegmented';
import { FilterSelect } from './FilterSelect';
import { useListState } from './useListState';

interface Plant { readonly id: string; readonly name: string; readonly height: number; readonly kind: string }

const PLANTS: readonly Plant[] = Array.from({ length: 24 }, (_, at) => ({
  id: `plant-${at}`, name: `Plant ${String.fromCharCode(65 + at)}`, height: 100 - at, kind: at % 2 ? 'herb' : 'tree',
}));
const QUERY = v.object({ ...pageQuery(['name', 'height'], 'asc'), kind: v.optional(v.string(), '') });
const COLUMNS: readonly DataColumn<Plant>[] = [
  { key: 'name', title: 'Name', dataIndex: 'name', width: 100, sorter: true, shown: 'always', render: (_, { name }) => name },
  { key: 'height', title: 'Height', dataIndex: 'height', width: 100, sorter: true, render: (_, { height }) => height },
  { key: 'kind', title: 'Kind', width: 100, shown: 'extra', render: (_, { kind }) => kind },
];
const KINDS = [{ value: '', label: 'All kinds' }, { value: 'tree', label: 'Trees' }, { value: 'herb', label: 'Herbs' }];

interface Given { readonly error?: unknown; readonly waiting?: number; readonly missing?: readonly string[] }

const refetch = jest.fn();
const showAll = jest.fn();

function Plants({ error, waiting = 0, missing = [] }: Given) {
  const list = useListState(QUERY);
  const [selected, setSelected] = useState<readonly Plant[]>([]);
  const data = useMemo(() => {
    const { search, kind, sort, order, page, size } = list.values;
    const found = PLANTS.filter((plant) => plant.name.toLowerCase().includes(search) && (kind === '' || plant.kind === kind));
    const ascending = found.toSorted((a, b) => (sort === 'height' ? a.height - b.height : a.name.localeCompare(b.name)));
    const sorted = order === 'asc' ? ascending : ascending.toReversed();
    return { items: sorted.slice((page - 1) * size, page * size), total: found.length };
  }, [list.values]);
  return (
    <DataTable
      name="plants"
      label="Plants"
      heading="Garden"
      nouns={['plant', 'plants']}
      columns={COLUMNS}
      list={list}
      answer={{ isFetching: false, refetch, ...(error === undefined ? { data, currentData: data } : { error }) }}
      stable={{ waiting, missing, showAll }}
      empty="No plants found."
      search="Search plants"
      segmented={<FilterSegmented name="kind" label="Filter by kind" options={KINDS} />}
      filters={<FilterSelect name="kind" label="Kind" options={KINDS} />}
      selection={{ rows: selected, onChange: setSelected, labelOf: ({ name }) => `Select ${name}`, actions: null }}
    />
  );
}

function open(search = '', given: Given = {}) {
  window.history.pushState(null, '', `/garden${search}`);
  const page = (props: Given) => <BrowserRouter><Plants {...props} /></BrowserRouter>;
  const { rerender, ...view } = render(page(given));
  return { ...view, user: userEvent.setup(), update: (props: Given) => { rerender(page(props)); } };
}

beforeEach(() => { localStorage.clear(); });

const address = () => window.location.search;
const table = () => within(screen.getByRole('table', { name: 'Plants' }));
const rows = () => table().getAllByRole('row').slice(1);
const names = () => rows().map((row) => within(row).getByRole('rowheader').textContent);
const head = (name: string) => table().getByRole('columnheader', { name });
const range = () => within(screen.getByRole('navigation', { name: 'Pages' })).getByRole('status');
const pick = (name: string) => screen.getByRole('checkbox', { name });
const press = (name: string) => screen.getByRole('button', { name });

it('sorts by a column ascending, descending and back, by keyboard too', async () => {
  const { user } = open('?size=10&page=2');
  await user.click(within(head('Height')).getByRole('button'));
  expect(names()[0]).toBe('Plant X');
  expect(head('Height')).toHaveAttribute('aria-sort', 'ascending');
  expect(address()).toBe('?size=10&sort=height');
  within(head('Height')).getByRole('button').focus();
  await user.keyboard('{Enter}');
  expect(names()[0]).toBe('Plant A');
  expect(head('Height')).toHaveAttribute('aria-sort', 'descending');
  await user.keyboard('{Enter}');
  expect(address()).toBe('?size=10');
  expect(head('Height')).not.toHaveAttribute('aria-sort');
});

it('searches from the first page, shows an empty state, and clears search and filters', async () => {
  const { user } = open('?page=2&size=10&kind=herb');
  await user.type(screen.getByRole('searchbox', { name: 'Search plants' }), 'plant b{Enter}');
  await waitFor(() => { expect(names()).toEqual(['Plant B']); });
  expect(address()).toBe('?size=10&kind=herb&search=plant+b');
  await user.type(screen.getByRole('searchbox'), 'zzz{Enter}');
  expect(await screen.findByText('No plants found.')).toBeVisible();
  expect(range()).toHaveTextContent('Nothing found');
  await user.click(press('Clear search and filters'));
  expect(rows()).toHaveLength(10);
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(address()).toBe('?size=10');
});

it('has filters that follow the address: on Back, and one another', async () => {
  const { user } = open('?size=10');
  const select = () => screen.getByRole('combobox', { name: 'Kind' }).closest('.ant-select');
  await chooseOption(user, 'Kind', 'Trees');
  expect(screen.getByRole('radio', { name: 'Trees' })).toBeChecked();
  await user.click(screen.getByText('Herbs', { selector: 'label *' }));
  expect(address()).toBe('?size=10&kind=herb');
  expect(select()).toHaveTextContent(/^Herbs/);
  act(() => { window.history.back(); });
  await waitFor(() => { expect(select()).toHaveTextContent(/^Trees/); });
  expect(screen.getByRole('radio', { name: 'Trees' })).toBeChecked();
});

it('has pages of a size that the user chooses, and a field for the page', async () => {
  const { user, unmount } = open();
  expect(range()).toHaveTextContent('1–20 of 24');
  await chooseOption(user, 'Rows per page', '10 / page');
  await user.click(press('Next page'));
  expect(range()).toHaveTextContent('11–20 of 24');
  expect(address()).toBe('?size=10&page=2');
  // An empty page field does not navigate.
  const field = screen.getByRole('textbox', { name: 'Page' });
  await user.clear(field);
  await user.tab();
  expect(address()).toBe('?size=10&page=2');
  await user.clear(field);
  await user.type(field, '3');
  // Ant Design's page field reads keyCode, which user-event does not set.
  fireEvent.keyUp(field, { key: 'Enter', keyCode: 13 });
  await waitFor(() => { expect(range()).toHaveTextContent('21–24 of 24'); });
  // A page beyond the last is the last one.
  unmount();
  open('?page=99&size=10&kind=herb');
  await waitFor(() => { expect(names()).toEqual(['Plant V', 'Plant X']); });
});

it('applies several clicks before the next render, and announces the range', async () => {
  open('?size=10');
  act(() => {
    fireEvent.click(table().getByRole('button', { name: 'Height' }));
    fireEvent.click(press('Page 2'));
  });
  expect(address()).toBe('?size=10&sort=height&page=2');
  await waitFor(() => { expect(range()).toHaveTextContent('11–20 of 24'); });
  expect(screen.getByRole('table').closest('[aria-live]:not([aria-live="off"])')).toBeNull();
});

it('stores the chosen columns, and ignores a damaged stored value', async () => {
  const { user, unmount } = open('?size=10');
  await user.click(press('Columns'));
  await user.click(pick('Height'));
  await user.click(pick('Kind'));
  expect(pick('Name')).toBeDisabled();
  await user.keyboard('{Escape}');
  expect(press('Columns')).toHaveFocus();
  unmount();
  const again = open('?size=10');
  expect(table().getAllByRole('columnheader').map(({ textContent }) => textContent).filter(Boolean)).toEqual(['Name', 'Kind']);
  again.unmount();
  for (const damaged of ['{"broken', '{"owner":7}', '']) {
    localStorage.setItem('columns.plants', damaged);
    const view = open('?size=10');
    expect(table().getAllByRole('columnheader').map(({ textContent }) => textContent).filter(Boolean)).toEqual(['Name', 'Height']);
    view.unmount();
  }
});

it('shows why loading failed, and retries', async () => {
  const { user } = open('', { error: { status: 403, data: { status: 403, code: 'forbidden', message: 'Not today' } } });
  await user.click(press('Try again'));
  expect(refetch).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
});

it('announces new rows in a live region that existed before, marks missing ones, and focuses the list for a button that goes', async () => {
  const { user, update } = open('?size=10&kind=herb');
  const focused = () => waitFor(() => { expect(screen.getByRole('region', { name: 'Plants' })).toHaveFocus(); });
  const regions = screen.getAllByRole('status');
  update({ waiting: 2 });
  expect(regions).toContain(press('Show 2 new plants').parentElement);
  await user.click(press('Show 2 new plants'));
  expect(showAll).toHaveBeenCalledTimes(1);
  await focused();
  update({ missing: ['plant-3'] });
  expect(names()[1]).toBe('Plant D No longer here');
  expect(press('Update list')).toBeVisible();
  for (const direction of ['Next page', 'Previous page']) {
    press(direction).focus();
    await user.keyboard('{Enter}');
    await focused();
    expect(press(direction)).toBeDisabled();
  }
});

it('selects rows on several pages, announced in a live region that existed before, and clears the selection', async () => {
  const { user } = open('?size=10&kind=herb');
  const regions = screen.getAllByRole('status');
  await user.click(pick('Select Plant B'));
  expect(regions).toContain(screen.getByText('1 selected'));
  await user.click(press('Next page'));
  await user.click(pick('Select all on this page'));
  expect(screen.getByRole('group', { name: 'Selected rows' })).toHaveTextContent('3 selected');
  await user.click(press('Clear selection'));
  expect(screen.queryByRole('group', { name: 'Selected rows' })).not.toBeInTheDocument();
  expect(pick('Select Plant V')).not.toBeChecked();
});

it('on a phone is cards, sorted by a select, and selected a page at a time, in addition to cards selected before', async () => {
  onPhone();
  const cards = () => within(screen.getByRole('list', { name: 'Plants' })).getAllByRole('listitem').map(({ textContent }) => textContent);
  const { user } = open('?size=10');
  expect(cards()[0]).toMatch(/Plant A.*Height100/);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  await chooseOption(user, 'Sort by', 'Height, ascending');
  await waitFor(() => { expect(cards()[0]).toContain('Plant X'); });
  expect(address()).toBe('?size=10&sort=height');
  const all = () => pick('Select all on this page');
  await user.click(pick('Select Plant X'));
  expect(all()).toBePartiallyChecked();
  await user.click(all());
  expect(all()).toBeChecked();
  expect(screen.getByText('10 selected')).toBeVisible();
  await user.click(all());
  expect(screen.queryByText(/selected/)).not.toBeInTheDocument();
});
