import type { SelectProps } from 'antd';
import { ALLERGENS } from '../../domain/food/allergens';
import { MultiSelect } from '../../shared/back-office/antd/MultiSelect';

const OPTIONS = ALLERGENS.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }));

/** Chooses allergens. `Form.Item` passes value and change handler. */
export function AllergensInput(props: SelectProps<string[]>) {
  return <MultiSelect {...props} virtual={false} placeholder="None stated" options={OPTIONS} showSearch={{ optionFilterProp: 'label' }} />;
}
