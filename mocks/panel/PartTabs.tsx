import { Tabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import styles from './QaPanel.module.css';

interface PartTabsProps<Name extends string> {
  names: readonly Name[];
  current: Name;
  onChoose: (name: Name) => void;
  children: ReactNode;
}

/** The tabs of the workbench. */
export function PartTabs<Name extends string>({ names, current, onChoose, children }: PartTabsProps<Name>) {
  return (
    <Tabs.Root className={styles.parts} value={current} onValueChange={(next: Name) => { onChoose(next); }}>
      <Tabs.List className={styles.tabs} activateOnFocus aria-label="Parts of the workbench">
        {names.map((name) => (
          <Tabs.Tab key={name} value={name} className={styles.tab}>{name}</Tabs.Tab>
        ))}
      </Tabs.List>
      {/* Every tab needs a panel that it controls; only the current one has content. */}
      {names.map((name) => (
        <Tabs.Panel key={name} value={name} className={styles.part}>
          {name === current && children}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}
