import { Select, type SelectProps } from 'antd';
import { ALLERGENS } from '../../domain/food/allergens';

const OPTIONS = ALLERGENS.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }));

/** Chooses allergens. `Form.Item` passes value and change handler. */
export function AllergensInput(props: SelectProps<string[]>) {
  return <Select<string[]> {...props} mode="multiple" virtual={false} placeholder="None stated" options={OPTIONS} showSearch={{ optionFilterProp: 'label' }} />;
}
