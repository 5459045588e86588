import { Radio, type RadioGroupProps } from 'antd';
import { dietOf } from '../../domain/food/food';
import { DietMark } from '../../shared/ui';

/** Chooses Veg or Non-Veg. `Form.Item` passes value and change handler. */
export function DietInput(props: RadioGroupProps & { 'aria-label': string }) {
  return (
    <Radio.Group {...props}>
      {[true, false].map((isVeg) => (
        <Radio key={String(isVeg)} value={dietOf({ isVeg })} styles={{ root: { alignItems: 'center' }, label: { display: 'flex' } }}>
          <DietMark isVeg={isVeg} />
        </Radio>
      ))}
    </Radio.Group>
  );
}
