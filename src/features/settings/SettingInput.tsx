import { Form, Input, Select, Switch } from 'antd';
import type { ReactElement } from 'react';
import { parsePrice, parseWhole } from '../../domain/number/parseNumber';
import { SETTING_FIELDS, SETTING_KINDS, type SettingKind, parsePercentage } from '../../domain/shop/settingFields';
import { SLOT_MINUTES, type ShopSettings } from '../../domain/shop/settings';
import { NumberInput } from '../../shared/back-office/antd/NumberInput';
import { ClosedDaysInput, HoursInput } from './HoursInput';
import styles from './SettingsForm.module.css';

const ZONES = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')].map((value) => ({ value, label: value.replaceAll('_', ' ') }));

const INPUTS: Readonly<Record<Exclude<SettingKind, 'hours' | 'days'>, ReactElement>> = {
  text: <Input />,
  percent: <NumberInput parse={parsePercentage} min={0} step={0.01} suffix="%" />,
  price: <NumberInput parse={parsePrice} min={0} step={0.01} prefix="$" />,
  minutes: <NumberInput parse={parseWhole} min={0} step={1} suffix="min" />,
  count: <NumberInput parse={parseWhole} min={0} step={1} />,
  switch: <Switch />,
  timeZone: <Select showSearch={{ optionFilterProp: 'label' }} allowClear placeholder="None" options={ZONES} />,
  slot: <Select options={SLOT_MINUTES.map((minutes) => ({ value: minutes, label: `${String(minutes)} min` }))} />,
};

/** What makes the value of an input what the form holds. */
const ITEM_PROPS: Readonly<Partial<Record<SettingKind, object>>> = {
  switch: {
    getValueProps: (text: unknown) => ({ checked: text === SETTING_KINDS.switch.typed(true) }),
    normalize: (checked: unknown) => SETTING_KINDS.switch.typed(checked === true),
  },
  timeZone: { getValueProps: (zone: unknown) => ({ value: zone === '' ? undefined : zone }), normalize: (zone: unknown) => zone ?? '' },
};

/** The field of a setting in the form. */
export function SettingInput({ name }: { name: keyof ShopSettings }) {
  const { label, kind, required = false, extra } = SETTING_FIELDS[name];
  if (kind !== 'hours' && kind !== 'days') {
    return <Form.Item {...ITEM_PROPS[kind]} name={name} label={label} required={required} extra={extra}>{INPUTS[kind]}</Form.Item>;
  }
  const ListInput = kind === 'hours' ? HoursInput : ClosedDaysInput;
  return <Form.Item label={label} extra={extra} className={styles.wide ?? ''}><ListInput name={name} /></Form.Item>;
}
