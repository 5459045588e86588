import { Dialog } from '@base-ui/react/dialog';
import { Tabs } from '@base-ui/react/tabs';
import { type ReactNode, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type Root, createRoot } from 'react-dom/client';
import { CloseIcon, IconButton } from '../../src/shared/ui';
import { onChange } from '../instrumentation/changeListeners';
import { currentRushHour } from '../qa/rush-hour/rushHour';
import { refreshScreens } from '../qa/shop-data/account';
import { countEnabled, clearSettings, currentSettings } from '../qa/settings/settings';
import { classNames } from '../../src/shared/utils/classNames';
import { registerDialog } from '../../src/shared/utils/openDialogs';
import { readItem } from '../../src/shared/utils/safeStorage';
import { NOTICE_KEY } from '../qa/settings/link';
import { describeTransport } from '../transport/workerTransport';
import { ConditionsPart } from './ConditionsPart';
import { DataPart } from './DataPart';
import { OverridesPart } from './OverridesPart';
import styles from './QaPanel.module.css';
import { RequestsPart } from './RequestsPart';
import { RushHourPart } from './RushHourPart';
import { ScenariosPart } from './ScenariosPart';
import { SentencesPart } from './SentencesPart';
import { SharePart } from './SharePart';

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
/** Parts that need the database in the browser. */
const OF_THE_DATABASE: readonly PartName[] = ['Data', 'Rush hour'];
const NAMES = (Object.keys(PARTS) as PartName[]).filter((name) => process.env.MOCKS !== 'off' || !OF_THE_DATABASE.includes(name));

let version = 0;
onChange(() => { version += 1; });

/** What is switched on, and whether there is a rush hour. @param count of the settings that differ from their defaults */
function stateText(count: number): string {
  const rushHour = currentRushHour().state === 'stopped' ? '' : 'A rush hour is on.';
  if (count > 0) return `${String(count)} switched on. ${rushHour}`.trim();
  return rushHour || 'Nothing is switched on.';
}

/** The notice of a failed link or import before this page load, shown once. */
function takeNotice(): string | null {
  const notice = readItem('sessionStorage', NOTICE_KEY);
  if (notice !== null) sessionStorage.removeItem(NOTICE_KEY);
  return notice;
}

/** The QA workbench: switches failures on, and shares the state as a link or a file. */
export function QaPanel({ open, onClose, opener }: { open: boolean; onClose: () => void; opener: HTMLElement }) {
  // Renders again after every change of the QA settings, the log or the seen messages.
  useSyncExternalStore(onChange, () => version);
  const [notice] = useState(takeNotice);
  const [name, setName] = useState<PartName>('Scenarios');
  const popup = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (open ? registerDialog({ content: () => popup.current, asks: true }) : undefined), [open]);
  const Part = PARTS[name];
  const count = countEnabled(currentSettings());
  return (
    <Dialog.Root open={open} onOpenChange={(next) => { if (!next) onClose(); }}>
      <Dialog.Portal data-qa="">
        <Dialog.Backdrop className={classNames(styles.scrim, 'no-print')} />
        <Dialog.Popup ref={popup} className={classNames(styles.drawer, 'no-print')} initialFocus={popup} finalFocus={() => opener}>
          <div className={styles.header}>
            <div>
              <Dialog.Title className={styles.title}>QA workbench</Dialog.Title>
              <p className={styles.state} role="status">{stateText(count)}</p>
            </div>
            {count > 0 && <button type="button" className={styles.clear} onClick={() => { clearSettings(); refreshScreens(); }}>Switch all off</button>}
            <Dialog.Close render={<IconButton label="Close" icon={<CloseIcon />} />} />
          </div>
          <p className={styles.transport}>{describeTransport()}</p>
          {notice !== null && <p className={styles.notice} role="alert">{notice}</p>}
          <Tabs.Root className={styles.parts} value={name} onValueChange={(next: PartName) => { setName(next); }}>
            <Tabs.List className={styles.tabs} activateOnFocus aria-label="Parts of the workbench">
              {NAMES.map((each) => <Tabs.Tab key={each} value={each} className={styles.tab}>{each}</Tabs.Tab>)}
            </Tabs.List>
            {/* Every tab needs a panel that it controls; only the current one has content. */}
            {NAMES.map((each) => <Tabs.Panel key={each} value={each} className={styles.part}>{each === name && <Part />}</Tabs.Panel>)}
          </Tabs.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

let root: Root | undefined;
let isOpen = false;

/** Makes a React root for the panel, beside the app's. */
function makeRoot(): Root {
  const place = document.createElement('div');
  place.dataset.qa = '';
  document.body.append(place);
  // Ant Design's open dialogs move the focus back into themselves, and so out of the panel above them. They listen on the
  // window, so stopping the event here prevents that.
  document.addEventListener('focusin', (event) => {
    if (event.target instanceof Element && event.target.closest('[data-qa]')) event.stopPropagation();
  });
  return createRoot(place);
}

function render(opener: HTMLElement, open: boolean) {
  isOpen = open;
  root?.render(<QaPanel open={open} onClose={() => { render(opener, false); }} opener={opener} />);
}

/** Opens the panel. When it closes, the focus returns to `opener`. */
export function openPanel(opener: HTMLElement) {
  root ??= makeRoot();
  if (!isOpen) render(opener, true);
}
