import styles from './ChartCard.module.css';
import type { ChartPoint, ChartSubject } from './chartSubject';

/** The chart's figures in rows, for whoever reads rather than looks. */
export function ChartTable({ subject, points }: { subject: ChartSubject; points: readonly ChartPoint[] }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{subject.title}</caption>
      <thead>
        <tr>
          {subject.columns.map((column) => <th key={column} scope="col">{column}</th>)}
        </tr>
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
  );
}
