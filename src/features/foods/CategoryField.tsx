import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import { Field } from '../../shared/ui/Field';
import styles from './FoodForm.module.css';

/** No category is called this: names have no space around them. */
const NEW = ' new ';

interface CategoryFieldProps {
  /** The name of the field in its form, and the id by which the form finds the control. */
  name: string;
  categories: readonly string[];
  value: string;
  error: string | undefined;
  onChange: (category: string) => void;
}

/** A category there is, or a new one that is typed (specification, section 2, admin add food). */
export function CategoryField({ name, categories, value, error, onChange }: CategoryFieldProps) {
  const [typing, setTyping] = useState(false);
  const status = error === undefined ? {} : { status: 'error' as const };
  const switchTo = (toTyping: boolean) => {
    setTyping(toTyping);
    onChange('');
  };

  if (typing) {
    return (
      <Field label="New category" id={name} error={error} hint="It joins the categories with this dish.">
        {(wiring) => (
          <div className={styles.newCategory}>
            <Input
              {...wiring}
              {...status}
              // Somebody has just asked for it.
              // eslint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
              autoComplete="off"
              value={value}
              onChange={(event) => { onChange(event.target.value); }}
            />
            <Button onClick={() => { switchTo(false); }}>Choose existing</Button>
          </div>
        )}
      </Field>
    );
  }
  // A dish keeps its category even where the list of them has not arrived.
  const known = value === '' || categories.includes(value) ? categories : [...categories, value];
  return (
    <Field label="Category" id={name} error={error}>
      {(wiring) => (
        <Select
          {...wiring}
          {...status}
          className={styles.wide ?? ''}
          placeholder="Choose a category"
          value={value === '' ? null : value}
          options={[...known.map((each) => ({ value: each, label: each })), { value: NEW, label: 'Add New Category' }]}
          onChange={(chosen: string) => {
            if (chosen === NEW) switchTo(true);
            else onChange(chosen);
          }}
        />
      )}
    </Field>
  );
}
