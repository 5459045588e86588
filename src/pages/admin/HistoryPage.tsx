import { HistoryTable } from '../../features/history';
import { PageHeading } from '../../shared/ui';
import { SectionPage } from './shell/SectionPage';

/** The page of the activity history (docs/behaviour.md, section 2, Admin history). */
export function HistoryPage() {
  return (
    <SectionPage>
      <HistoryTable heading={<PageHeading>Activity History</PageHeading>} />
    </SectionPage>
  );
}
