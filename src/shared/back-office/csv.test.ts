import fc from 'fast-check';
import { csvAmount, csvCell, csvHead, csvLines } from './csv';

describe('a cell', () => {
  it.each([
    ['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
    ['+44 20 7946 0000', `'+44 20 7946 0000`],
    ['-1+2', `'-1+2`],
    ['@SUM(A1)', `'@SUM(A1)`],
    ['\t=1', `"'\t=1"`],
    ['\r=1', `"'\r=1"`],
    ['  =1+1', `'  =1+1`],
    ['＝1+1', `'＝1+1`],
  ])('that a spreadsheet would run becomes text: %j', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  it.each([
    ['plain', 'plain'],
    ['', ''],
    ['a-b=c', 'a-b=c'],
    ['Jun 10, 2023', '"Jun 10, 2023"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
  ])('of text is quoted where it has to be: %j', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  it('of a number stays a number, a negative one too', () => {
    expect([csvCell(12.9), csvCell(-3), csvCell(Number.NaN)]).toEqual(['12.9', '-3', '']);
  });

  it('holds an amount with its cents, and nothing for none', () => {
    expect([4.8, 12.99, 0, 1.005, Number.NaN].map(csvAmount)).toEqual(['4.80', '12.99', '0.00', '1.01', '']);
  });

  it('never begins with what makes a formula, and reads back as what was written', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const cell = csvCell(text);
        const read = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
        expect(read).not.toMatch(/^\s*[=+\-@]/);
        expect([text, `'${text}`]).toContain(read);
        if (!cell.startsWith('"')) expect(cell).not.toMatch(/["\r\n,]/);
      }),
    );
  });
});

it('titles and rows end their lines as RFC 4180 asks', () => {
  const columns = [
    { title: 'Name', cell: (row: { name: string; count: number }) => row.name },
    { title: 'Count, all', cell: (row: { name: string; count: number }) => row.count },
  ];
  expect(csvHead(columns)).toBe('Name,"Count, all"\r\n');
  expect(csvLines(columns, [{ name: 'a', count: 1 }, { name: 'b', count: 2 }])).toBe('a,1\r\nb,2\r\n');
});
