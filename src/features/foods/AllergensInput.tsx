import type { SelectProps } from 'antd';
import { ALLERGENS, allergenLabel } from '../../domain/food/allergens';
import { MultiSelect } from '../../shared/back-office/antd/MultiSelect';

const OPTIONS = ALLERGENS.map((value) => ({ value, label: allergenLabel(value) }));

/** What is typed finds `nuts` before `peanuts`. */
const SEARCH = {
  optionFilterProp: 'label',
  filterSort: (a, b, { searchValue }) => {
    const placeIn = (option: typeof a) => String(option.value).indexOf(searchValue.toLowerCase());
    return placeIn(a) - placeIn(b);
  },
} satisfies SelectProps<string[]>['showSearch'];

/** Chooses allergens. `Form.Item` passes value and change handler. */
export function AllergensInput(props: SelectProps<string[]>) {
  return <MultiSelect {...props} virtual={false} placeholder="None stated" options={OPTIONS} showSearch={SEARCH} />;
}
