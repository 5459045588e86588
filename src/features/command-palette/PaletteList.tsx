import { useEffect, useRef } from 'react';
import { classNames } from '../../shared/utils/classNames';
import styles from './CommandPalette.module.css';
import type { PaletteGroup, PaletteItem } from './paletteGroups';

interface PaletteListProps {
  id: string;
  groups: readonly PaletteGroup[];
  /** The index of the item that Enter chooses, counted over all groups. */
  active: number;
  onActive: (index: number) => void;
  onChoose: (choose: () => void) => void;
}

/** The listbox of the palette. The focus stays in the text field; `aria-activedescendant` refers to the active item. */
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
        {item.hint !== undefined && <span className={styles.hint}>{item.hint}</span>}
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
