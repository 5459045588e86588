import { parse } from 'papaparse';
import { exportCsv } from './exportCsv';

const columns = [{ title: 'N', cell: (row: { id: string }) => row.id }];
const rows = (count: number) => Array.from({ length: count }, (_, n) => ({ id: String(n) }));

async function textOf(file: Blob) {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await new Response(file).arrayBuffer());
}

/** The only cell of each line, without the header. */
async function cellsOf(file: Blob) {
  return parse<[string]>(await textOf(file), { delimiter: ',', skipEmptyLines: true }).data.slice(1).map(([cell]) => cell);
}

/** A mock of `fetchPage` over these rows. */
function pagesOf(all: { id: string }[]) {
  return jest.fn((page: number, size: number) => Promise.resolve({ items: all.slice((page - 1) * size, page * size), total: all.length }));
}

it('writes every row of every page, with a byte order mark and progress', async () => {
  const fetchPage = pagesOf(rows(243));
  const progress = jest.fn();
  const { file, rows: written } = await exportCsv(columns, fetchPage, new AbortController().signal, progress);
  const text = await textOf(file);
  expect(text.startsWith('\uFEFF"N"\r\n"0"\r\n')).toBe(true);
  expect(text.trimEnd().split('\r\n')).toHaveLength(244);
  expect(written).toBe(243);
  expect(progress.mock.calls).toEqual([[100, 243], [200, 243], [243, 243]]);
});

it('writes a row once if a new row moves it to the next page', async () => {
  const fetchPage = jest
    .fn()
    .mockResolvedValueOnce({ items: rows(100), total: 102 })
    .mockResolvedValueOnce({ items: [{ id: '99' }, { id: '100' }, { id: '101' }], total: 103 });
  const { file, rows: written } = await exportCsv(columns, fetchPage, new AbortController().signal, () => undefined);
  expect(await cellsOf(file)).toEqual(rows(102).map(({ id }) => id));
  expect(written).toBe(102);
});

it.each([1, 40, 100, 130, 250])('misses no row if %i rows before it are removed during the export', async (gone) => {
  const all = rows(620);
  const fetchPage = pagesOf(all);
  const { file } = await exportCsv(columns, fetchPage, new AbortController().signal, (done) => {
    if (done === 300) all.splice(0, gone);
  });
  expect(await cellsOf(file)).toEqual(rows(620).map(({ id }) => id));
});

it('ends if no rows are left', async () => {
  const all = rows(500);
  const { rows: written } = await exportCsv(columns, pagesOf(all), new AbortController().signal, () => { all.length = 0; });
  expect(written).toBe(100);
});

it('requests no page after a full last one', async () => {
  const fetchPage = pagesOf(rows(200));
  await exportCsv(columns, fetchPage, new AbortController().signal, () => undefined);
  expect(fetchPage).toHaveBeenCalledTimes(2);
});

it('requests no more pages after it is cancelled', async () => {
  const cancel = new AbortController();
  const fetchPage = pagesOf(rows(5000));
  await expect(exportCsv(columns, fetchPage, cancel.signal, () => { cancel.abort(); })).rejects.toThrow(/abort/i);
  expect(fetchPage).toHaveBeenCalledTimes(1);
});
