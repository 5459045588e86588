import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, useRef, useState } from 'react';
import { CloseIcon, IconButton } from '../../src/shared/ui';
import { refreshScreens } from '../qa/account';
import { countSwitchedOn, clearSettings, currentSettings } from '../qa/settings/settings';
import { NOTICE_KEY, sessionItem } from '../qa/sessionItems';
import { describeTransport } from '../transport/transportStatus';
import { ConditionsPart } from './ConditionsPart';
import { DataPart } from './DataPart';
import { OverridesPart } from './OverridesPart';
import { PartTabs } from './PartTabs';
import styles from './QaPanel.module.css';
import { RequestsPart } from './RequestsPart';
import { RushHourPart } from './RushHourPart';
import { ScenariosPart } from './ScenariosPart';
import { SentencesPart } from './SentencesPart';
import { SharePart } from './SharePart';
import { useQa } from './useQa';

const PARTS = {
  Scenarios: ScenariosPart,
  Overrides: OverridesPart,
  Conditions: ConditionsPart,
  Data: DataPart,
  'Rush hour': RushHourPart,
  Requests: RequestsPart,
  Sentences: SentencesPart,
  Share: SharePart,
} as const satisfies Record<string, () => ReactNode>;
type PartName = keyof typeof PARTS;

/** The notice of a failed link or import before this page load, shown once. */
function takeNotice(): string | null {
  const notice = sessionItem(NOTICE_KEY);
  if (notice !== null) sessionStorage.removeItem(NOTICE_KEY);
  return notice;
}

interface QaPanelProps {
  open: boolean;
  onClose: () => void;
  opener: HTMLElement;
}

function switchAllOff() {
  clearSettings();
  refreshScreens();
}

/** The QA workbench: switches failures on, and shares the state as a link or a file. */
export function QaPanel({ open, onClose, opener }: QaPanelProps) {
  useQa();
  const [notice] = useState(takeNotice);
  const [name, setName] = useState<PartName>('Scenarios');
  const popup = useRef<HTMLDivElement>(null);
  const Part = PARTS[name];
  const count = countSwitchedOn(currentSettings());
  return (
    <Dialog.Root open={open} onOpenChange={(next) => { if (!next) onClose(); }}>
      <Dialog.Portal data-qa="">
        <Dialog.Backdrop className={styles.scrim} />
        <Dialog.Popup ref={popup} className={styles.drawer} initialFocus={popup} finalFocus={() => opener}>
          <div className={styles.header}>
            <div>
              <Dialog.Title className={styles.title}>QA workbench</Dialog.Title>
              <p className={styles.state} role="status">{count === 0 ? 'Nothing is switched on.' : `${String(count)} switched on.`}</p>
            </div>
            {count > 0 && <button type="button" className={styles.clear} onClick={switchAllOff}>Switch all off</button>}
            <Dialog.Close render={<IconButton label="Close" icon={<CloseIcon />} />} />
          </div>
          <p className={styles.way}>{describeTransport()}</p>
          {notice !== null && <p className={styles.notice} role="alert">{notice}</p>}
          <PartTabs names={Object.keys(PARTS) as PartName[]} current={name} onChoose={setName}>
            <Part />
          </PartTabs>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
