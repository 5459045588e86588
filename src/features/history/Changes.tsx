import { Button } from 'antd';
import { useState } from 'react';
import { groupDigits } from '../../domain/number/digits';
import { dietOf } from '../../domain/food/food';
import type { HistoryEntry } from '../../domain/history/history';
import { formatPrice } from '../../domain/number/money';
import { statusOf } from '../../domain/order/orderStatus';
import { SETTING_FIELDS, SETTING_KINDS, type SettingField } from '../../domain/shop/settingFields';
import styles from './HistoryTable.module.css';

type Change = HistoryEntry['changes'][number];

/** How many changes a row shows at first. A bulk action has one change for each order. */
const SHOWN = 4;

/** The changes of an entry: field, old value, new value. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  const [all, setAll] = useState(false);
  return (
    <>
      <ChangeList changes={all ? changes : changes.slice(0, SHOWN)} />
      {changes.length > SHOWN && (
        <Button type="link" size="small" className={styles.more ?? ''} aria-expanded={all} onClick={() => { setAll(!all); }}>
          {all ? 'Show fewer' : `… and ${groupDigits(changes.length - SHOWN)} more`}
        </Button>
      )}
    </>
  );
}

function ChangeList({ changes }: { changes: readonly Change[] }) {
  return (
    <ul className={styles.changes}>
      {changes.map(({ field, from, to }, index) => (
        // Keyed by index: an entry never changes, and two orders may have the same short id.
        <li key={index}>
          <span>{`${label(field)}: `}</span>
          <del><span className="visually-hidden">from </span><span>{shownValue(field, from)}</span></del>
          <span aria-hidden="true"> → </span>
          <ins><span className="visually-hidden"> to </span><span>{shownValue(field, to)}</span></ins>
        </li>
      ))}
    </ul>
  );
}

/** The changes as one line of text, for the export. */
export function changesText(changes: readonly Change[]): string {
  return changes.map(({ field, from, to }) => `${label(field)}: ${shownValue(field, from)} → ${shownValue(field, to)}`).join('; ');
}

/** The setting with that name. Its texts have the names of fields of other records. */
function settingOf(field: string) {
  const setting: SettingField | undefined = (SETTING_FIELDS as Readonly<Partial<Record<string, SettingField>>>)[field];
  return setting?.kind === 'text' ? undefined : setting;
}

/** The label of a field: `deliveryFee` is `Delivery fee`. */
function label(field: string): string {
  const words = /^[a-z]+[A-Z]/.test(field) ? field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`) : field;
  if (field === 'isVeg') return 'Diet';
  return settingOf(field)?.label ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** Formats a value as on the other screens; the history stores the values of the record. */
function shownValue(field: string, value: string): string {
  if (value === '') return 'nothing';
  const setting = settingOf(field);
  if (setting) return SETTING_KINDS[setting.kind].shown(value);
  if (field === 'price') return formatPrice(Number(value));
  if (field === 'isVeg') return dietOf({ isVeg: value === 'true' });
  return field.startsWith('status of ') ? statusOf(value).label : value;
}
