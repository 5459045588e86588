import { CELL_MAX } from '../../shared/back-office/export/csv';
import { changesText } from './Changes';

it("fits a change of a thousand orders into one cell within a spreadsheet's limit, with the number of changes left out", () => {
  const changes = Array.from({ length: 1000 }, (_, at) => ({ field: `Status of ${String(at).padStart(8, '0')}`, from: 'pending', to: 'somewhere in the neighbourhood' }));
  const cell = changesText(changes, CELL_MAX);
  expect(cell.length).toBeLessThanOrEqual(32_767);
  expect(cell.length).toBeGreaterThan(32_600);
  const leftOut = Number(/; … and (\d+) more$/.exec(cell)?.[1]);
  expect(cell.split('; ').length - 1 + leftOut).toBe(1000);
  expect(changesText(changes.slice(0, 2), CELL_MAX)).toBe(
    'Status of 00000000: pending → somewhere in the neighbourhood; Status of 00000001: pending → somewhere in the neighbourhood',
  );
});
