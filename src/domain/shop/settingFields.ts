/** The fields of the settings in one table. The form, its labels and conflicts, and the history follow from it. */
import { percentText } from '../number/digits';
import { formatPrice } from '../number/money';
import { parseNumber, parsePrice, parseWhole } from '../number/parseNumber';
import type { OpeningSpan, ShopSettings } from './settings';

/** A kind of setting: how its value is written in the form, read from there, and shown in the history. */
interface Kind {
  /** What the form holds for a value. */
  readonly typed: (value: never) => unknown;
  /** The value of what the form holds. Text that is no number stays text, which the rule of the setting refuses. */
  readonly parse: (typed: string) => unknown;
  /** Shows the text that the history stores for a value. */
  readonly shown: (stored: string) => string;
}

/** The number of a percentage as it is typed, such as `8.875` or `8.875 %`; null if it is none. */
export function parsePercentage(text: string): number | null {
  return parseNumber(text.replace(/%\s*$/, ''));
}

/** Parses a percentage, with or without its sign, to a fraction: `8` gives 0.08. */
function parsePercent(text: string): number | null {
  const percent = parsePercentage(text);
  // Rounded, because 8.875 / 100 is 0.08875000000000001.
  return percent === null ? null : Number((percent / 100).toFixed(9));
}

const whole = { typed: String, parse: (typed: string) => parseWhole(typed) ?? typed };
/** `Mon, Tue 11:00–14:00` */
export function describeSpan({ days, opens, closes }: OpeningSpan): string {
  return `${days.join(', ')} ${opens}–${closes}`;
}

const same = <Value>(value: Value) => value;

/** The kinds of settings. */
export const SETTING_KINDS = {
  text: { typed: same, parse: same, shown: same },
  percent: { typed: percentText, parse: (typed) => parsePercent(typed) ?? typed, shown: (stored) => `${percentText(Number(stored))}%` },
  price: { typed: (value: number) => value.toFixed(2), parse: (typed) => parsePrice(typed) ?? typed, shown: (stored) => formatPrice(Number(stored)) },
  minutes: { ...whole, shown: (stored) => `${stored} min` },
  count: { ...whole, shown: same },
  /** The form holds the texts of the history. */
  switch: { typed: (value: boolean) => (value ? 'Yes' : 'No'), parse: (typed) => typed === 'Yes', shown: (stored) => (stored === 'true' ? 'Yes' : 'No') },
  timeZone: { typed: same, parse: same, shown: same },
  slot: { typed: same, parse: same, shown: (stored) => `${stored} min` },
  days: { typed: same, parse: same, shown: same },
  // The history stores the entries of a list side by side, each as JSON.
  hours: { typed: same, parse: same, shown: (stored) => (JSON.parse(`[${stored}]`) as OpeningSpan[]).map(describeSpan).join('; ') },
} as const satisfies Record<string, Kind>;
export type SettingKind = keyof typeof SETTING_KINDS;

export interface SettingField {
  readonly label: string;
  /** The heading that it is below in the form. */
  readonly group: 'Shop' | 'Prices' | 'Delivery' | 'Cancelling' | 'Statuses' | 'Hours' | 'Orders for later';
  readonly kind: SettingKind;
  /** Whether an empty field is refused. */
  readonly required?: boolean;
  /** Below the field. */
  readonly extra?: string;
}

/** Every setting, in the order of the form. */
export const SETTING_FIELDS: Readonly<Record<keyof ShopSettings, SettingField>> = {
  name: { label: 'Name of the shop', group: 'Shop', kind: 'text', required: true },
  address: { label: 'Address (optional)', group: 'Shop', kind: 'text', extra: 'Shown on the page About and on receipts.' },
  phone: { label: 'Phone (optional)', group: 'Shop', kind: 'text', extra: 'Shown on the page About.' },
  email: { label: 'E-mail (optional)', group: 'Shop', kind: 'text', extra: 'Shown on the page About.' },
  taxRate: { label: 'Tax', group: 'Prices', kind: 'percent', required: true },
  deliveryFee: { label: 'Delivery fee', group: 'Prices', kind: 'price', required: true },
  minimumOrder: { label: 'Minimum order', group: 'Prices', kind: 'price', required: true, extra: 'Of the dishes; 0 for none.' },
  freeDeliveryFrom: { label: 'Free delivery from', group: 'Prices', kind: 'price', required: true, extra: 'Of the dishes; 0 for none.' },
  estimateFrom: { label: 'Shortest delivery', group: 'Delivery', kind: 'minutes', required: true },
  estimateTo: { label: 'Longest delivery', group: 'Delivery', kind: 'minutes', required: true },
  staffCancel: { label: 'Staff can cancel', group: 'Cancelling', kind: 'switch' },
  cancelMinutes: { label: 'Time to cancel', group: 'Cancelling', kind: 'minutes', required: true, extra: 'For customers; 0 for none.' },
  preparing: { label: 'Preparing', group: 'Statuses', kind: 'switch', extra: 'The kitchen starts an order before it completes it.' },
  outForDelivery: { label: 'Out for delivery', group: 'Statuses', kind: 'switch', extra: 'An order is sent out before it is completed.' },
  timeZone: { label: 'Time zone', group: 'Hours', kind: 'timeZone', extra: 'For hours, orders for later, pauses, and dishes that are sold out until tomorrow.' },
  hours: { label: 'Hours', group: 'Hours', kind: 'hours', extra: 'Without hours the shop is always open. Hours may end after midnight.' },
  closedDays: { label: 'Closed days', group: 'Hours', kind: 'days', extra: 'Such as holidays. A weekday without hours is closed anyway.' },
  laterDays: { label: 'Days ahead', group: 'Orders for later', kind: 'count', required: true, extra: '1 for today and tomorrow; 0 for no orders for later.' },
  slotMinutes: { label: 'Length of a slot', group: 'Orders for later', kind: 'slot', required: true },
  slotCapacity: { label: 'Orders in a slot', group: 'Orders for later', kind: 'count', required: true },
  leadMinutes: { label: 'Time the kitchen needs', group: 'Orders for later', kind: 'minutes', required: true, extra: 'How long before it is due an order for later joins the others in the kitchen.' },
};

/** The names of the settings, in the order of the form. */
export const SETTING_NAMES = Object.keys(SETTING_FIELDS) as (keyof ShopSettings)[];
