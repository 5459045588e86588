import { useEffect, useRef } from 'react';
import { classNames } from '../../shared/lib/classNames';
import { EmailText } from '../../shared/ui';
import styles from './CommandPalette.module.css';
import type { PaletteGroup, PaletteItem } from './paletteGroups';

interface PaletteListProps {
  id: string;
  groups: readonly PaletteGroup[];
  /** Which line Enter chooses, counted over all groups. */
  active: number;
  onActive: (index: number) => void;
  onChoose: (choose: () => void) => void;
}

/** What can be chosen. The focus stays in the text; the active line is told to a screen reader by its id. */
export function PaletteList({ id, groups, active, onActive, onChoose }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active, groups.length]);

  const all = groups.flatMap(({ items }) => items);
  const line = (item: PaletteItem) => {
    const index = all.indexOf(item);
    return (
      <button
        key={item.key}
        type="button"
        id={`${id}-${index}`}
        role="option"
        tabIndex={-1}
        aria-selected={index === active}
        className={classNames(styles.line, index === active && styles.active)}
        onMouseDown={(event) => { event.preventDefault(); }}
        onMouseMove={() => { if (index !== active) onActive(index); }}
        onClick={() => { onChoose(item.choose); }}
      >
        {item.icon}
        <span className={styles.label}>{item.label}</span>
        {item.hint !== undefined && <Hint text={item.hint} />}
      </button>
    );
  };
  return (
    <div ref={list} id={id} role="listbox" aria-label="Results">
      {groups.map(({ title, items }) => (
        <div key={title} role="group" aria-label={title} className={styles.group}>
          <div className={styles.groupTitle} aria-hidden="true">{title}</div>
          {items.map(line)}
        </div>
      ))}
    </div>
  );
}

const DOT = ' · ';

/** What tells a record from others. Where it takes a second line, its parts stay whole, and no dot is left at an end. */
function Hint({ text }: { text: string }) {
  const parts = text.split(DOT);
  return (
    <span className={styles.hint}>
      {parts.map((part, index) => (
        <span key={index}>
          <span>{part.includes('@') ? <EmailText email={part} /> : part}</span>
          {index < parts.length - 1 && <span className={styles.dot}>{DOT}</span>}
        </span>
      ))}
    </span>
  );
}
