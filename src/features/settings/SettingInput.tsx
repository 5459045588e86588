import { Form, Input, Switch } from 'antd';
import type { ReactElement } from 'react';
import { parsePrice, parseWhole } from '../../domain/number/parseNumber';
import { SETTING_FIELDS, SETTING_KINDS, type SettingKind, parsePercent } from '../../domain/shop/settingFields';
import type { ShopSettings } from '../../domain/shop/settings';
import { NumberInput } from '../../shared/back-office/antd/NumberInput';
import type { schemaRules } from '../../shared/back-office/forms/schemaRules';

const INPUTS: Readonly<Record<SettingKind, ReactElement>> = {
  text: <Input />,
  percent: <NumberInput parse={parsePercent} min={0} step={0.01} suffix="%" />,
  price: <NumberInput parse={parsePrice} min={0} step={0.01} prefix="$" />,
  minutes: <NumberInput parse={parseWhole} min={0} step={1} suffix="min" />,
  switch: <Switch />,
};

/** What makes the value of a switch the text that the form holds. */
const SWITCHED = {
  getValueProps: (text: unknown) => ({ checked: text === SETTING_KINDS.switch.typed(true) }),
  normalize: (checked: unknown) => SETTING_KINDS.switch.typed(checked === true),
};

/** The field of a setting in the form. */
export function SettingInput({ name, rules }: { name: keyof ShopSettings; rules: ReturnType<typeof schemaRules> }) {
  const { label, kind, required = false, extra } = SETTING_FIELDS[name];
  return <Form.Item {...(kind === 'switch' && SWITCHED)} name={name} label={label} required={required} extra={extra} rules={rules}>{INPUTS[kind]}</Form.Item>;
}
