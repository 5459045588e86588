import styles from './ChartTable.module.css';
import type { ChartPoint, ChartSubject } from './Drawing';

/** The values of a chart as a table, below it. */
export function ChartTable({ subject, points }: { subject: ChartSubject; points: readonly ChartPoint[] }) {
  return (
    <details>
      <summary className={styles.summary}>{`${subject.title} as a table`}</summary>
      <table className={styles.table} aria-label={subject.title}>
        <thead>
          <tr>{subject.columns.map((column) => <th key={column} scope="col">{column}</th>)}</tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.label}>
              <th scope="row">{point.label}</th>
              <td>{subject.say(point, points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
