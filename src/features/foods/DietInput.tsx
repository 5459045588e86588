import { Radio, type RadioGroupProps } from 'antd';
import { useId } from 'react';
import { dietOf } from '../../domain/food/food';
import { DietMark } from '../../shared/ui';

/** Chooses Veg or Non-Veg. `Form.Item` passes value and change handler. */
export function DietInput(props: RadioGroupProps & { 'aria-label': string }) {
  // Ant Design's own name is the same in each group of options, which makes their radio buttons one group.
  const name = useId();
  return (
    <Radio.Group {...props} name={name}>
      {[true, false].map((isVeg) => (
        <Radio key={String(isVeg)} value={dietOf({ isVeg })} styles={{ root: { alignItems: 'center' }, label: { display: 'flex' } }}>
          <DietMark isVeg={isVeg} />
        </Radio>
      ))}
    </Radio.Group>
  );
}
