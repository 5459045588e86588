import { Tabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import styles from './QaPanel.module.css';

interface PartTabsProps<Name extends string> {
  names: readonly Name[];
  current: Name;
  onChoose: (name: Name) => void;
  children: ReactNode;
}

/** The parts of the workbench, one at a time. */
export function PartTabs<Name extends string>({ names, current, onChoose, children }: PartTabsProps<Name>) {
  return (
    <Tabs.Root className={styles.parts} value={current} onValueChange={(next: Name) => { onChoose(next); }}>
      <Tabs.List className={styles.tabs} activateOnFocus aria-label="Parts of the workbench">
        {names.map((name) => (
          <Tabs.Tab key={name} value={name} className={styles.tab}>{name}</Tabs.Tab>
        ))}
      </Tabs.List>
      {/* A panel for each tab, which names it; only the current one holds anything. */}
      {names.map((name) => (
        <Tabs.Panel key={name} value={name} className={styles.part}>
          {name === current && children}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}
