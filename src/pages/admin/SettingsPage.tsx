import { EditSettings } from '../../features/settings';
import { SectionPage } from './shell/SectionPage';

/** The page of the shop's settings (docs/behaviour.md, section 2, Admin settings). */
export function SettingsPage() {
  return <SectionPage heading="Settings"><EditSettings /></SectionPage>;
}
