import { HistoryTable } from '../../features/history';
import { PageHeading } from '../../shared/ui';
import styles from './SectionPage.module.css';

/** What was done in the shop and by whom (specification, section 2, admin history). */
export function HistoryPage() {
  return (
    <div className={styles.page}>
      <PageHeading>Activity History</PageHeading>
      <HistoryTable />
    </div>
  );
}
