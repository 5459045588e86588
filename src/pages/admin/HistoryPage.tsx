import { HistoryTable } from '../../features/history';
import { PageHeading } from '../../shared/ui';
import { SectionPage } from './SectionPage';

/** What was done in the shop and by whom (specification, section 2, admin history). */
export function HistoryPage() {
  return (
    <SectionPage>
      <PageHeading>Activity History</PageHeading>
      <HistoryTable />
    </SectionPage>
  );
}
