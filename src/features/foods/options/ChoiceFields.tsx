import { ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons';
import { Button, Checkbox, Form, Input } from 'antd';
import { parsePrice, parseWhole } from '../../../domain/number/parseNumber';
import { NumberInput } from '../../../shared/back-office/antd/NumberInput';
import { AllergensInput } from '../AllergensInput';
import { DietInput } from '../DietInput';
import styles from './OptionsField.module.css';

interface ChoiceFieldsProps {
  index: number;
  /** How its controls name it, such as `choice 2 of Size`. */
  label: string;
  onRemove: () => void;
  onMoveUp: () => void;
}

/** The fields of a choice. */
export function ChoiceFields({ index, label, onRemove, onMoveUp }: ChoiceFieldsProps) {
  return (
    <li className={styles.choice}>
      <div className={styles.row}>
        <Form.Item name={[index, 'name']} label="Name" required className={styles.name ?? ''}>
          <Input aria-label={`Name of ${label}`} />
        </Form.Item>
        <div className={styles.numbers}>
          <Form.Item name={[index, 'price']} label="Price added" required>
            <NumberInput parse={parsePrice} min={0} step={0.01} prefix="$" aria-label={`Price added by ${label}`} />
          </Form.Item>
          <Form.Item name={[index, 'most']} label="Up to" required>
            <NumberInput parse={parseWhole} min={1} step={1} aria-label={`Up to how many of ${label}`} />
          </Form.Item>
        </div>
      </div>
      <div className={styles.row}>
        <Form.Item name={[index, 'diet']}>
          <DietInput aria-label={`Veg or Non-Veg: ${label}`} />
        </Form.Item>
        <Form.Item name={[index, 'isDefault']} valuePropName="checked">
          <Checkbox aria-label={`Default: ${label}`}>Default</Checkbox>
        </Form.Item>
        <Form.Item name={[index, 'soldOut']} valuePropName="checked">
          <Checkbox aria-label={`Sold out: ${label}`}>Sold out</Checkbox>
        </Form.Item>
        <div className={styles.buttons}>
          {index > 0 && <Button type="text" icon={<ArrowUpOutlined aria-hidden />} aria-label={`Move ${label} up`} onClick={onMoveUp} />}
          <Button type="text" icon={<DeleteOutlined aria-hidden />} aria-label={`Remove ${label}`} onClick={onRemove} />
        </div>
      </div>
      <Form.Item name={[index, 'allergens']} label="Allergens">
        <AllergensInput aria-label={`Allergens of ${label}`} />
      </Form.Item>
    </li>
  );
}
