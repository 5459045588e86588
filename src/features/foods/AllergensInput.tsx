import type { SelectProps } from 'antd';
import { ALLERGENS, allergenLabel } from '../../domain/food/allergens';
import { MultiSelect } from '../../shared/back-office/antd/MultiSelect';

const OPTIONS = ALLERGENS.map((value) => ({ value, label: allergenLabel(value) }));

/** Chooses allergens. `Form.Item` passes value and change handler. */
export function AllergensInput(props: SelectProps<string[]>) {
  return <MultiSelect {...props} virtual={false} placeholder="None stated" options={OPTIONS} showSearch={{ optionFilterProp: 'label' }} />;
}
