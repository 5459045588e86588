import { HistoryTable } from '../../features/history';
import { SectionPage } from './shell/SectionPage';

/** The page of the activity history (docs/behaviour.md, section 2, Admin history). */
export function HistoryPage() {
  return <SectionPage><HistoryTable /></SectionPage>;
}
