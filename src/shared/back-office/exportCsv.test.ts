import { csvFileName, exportCsv } from './exportCsv';

const columns = [{ title: 'N', cell: (row: { id: string }) => row.id }];
const keyOf = (row: { id: string }) => row.id;
const rows = (count: number) => Array.from({ length: count }, (_, n) => ({ id: String(n) }));

async function textOf(file: Blob) {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await new Response(file).arrayBuffer());
}

/** A list of so many rows, answering page by page. */
function pagesOf(all: { id: string }[]) {
  return jest.fn((page: number, size: number) => Promise.resolve({ items: all.slice((page - 1) * size, page * size), total: all.length }));
}

it('writes every row of every page, with a byte order mark and progress', async () => {
  const fetchPage = pagesOf(rows(1203));
  const progress = jest.fn();
  const { file, rows: written } = await exportCsv({ columns, keyOf, fetchPage }, new AbortController().signal, progress);
  const text = await textOf(file);
  expect(text.startsWith('\uFEFFN\r\n0\r\n')).toBe(true);
  expect(text.trimEnd().split('\r\n')).toHaveLength(1204);
  expect(written).toBe(1203);
  expect(progress.mock.calls).toEqual([[500, 1203], [1000, 1203], [1203, 1203]]);
});

it('writes a row once that a new one has pushed onto the next page', async () => {
  const fetchPage = jest
    .fn()
    .mockResolvedValueOnce({ items: rows(500), total: 502 })
    .mockResolvedValueOnce({ items: [{ id: '499' }, { id: '500' }, { id: '501' }], total: 503 });
  const { rows: written } = await exportCsv({ columns, keyOf, fetchPage }, new AbortController().signal, () => undefined);
  expect(written).toBe(502);
});

it('stops asking for pages once it is cancelled', async () => {
  const cancel = new AbortController();
  const fetchPage = pagesOf(rows(5000));
  await expect(exportCsv({ columns, keyOf, fetchPage }, cancel.signal, () => { cancel.abort(); })).rejects.toThrow(/abort/i);
  expect(fetchPage).toHaveBeenCalledTimes(1);
});

it('names the file after the list and the day', () => {
  expect(csvFileName('orders', new Date(2026, 0, 5))).toBe('orders-2026-01-05.csv');
});
