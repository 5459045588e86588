import { Button, Input } from 'antd';
import { useRef, useState } from 'react';
import selectStyles from '../../shared/back-office/FilterSelect.module.css';
import { classNames } from '../../shared/lib/classNames';
import { ChevronDownIcon } from '../../shared/ui';
import { Field } from '../../shared/ui/Field';
import styles from './FoodForm.module.css';

/** No category is called this: names have no space around them. */
const NEW = ' new ';

interface CategoryFieldProps {
  /** The name of the field in its form. */
  name: string;
  categories: readonly string[];
  value: string;
  /** Typed as a new one, rather than chosen. */
  isNew: boolean;
  error: string | undefined;
  onChange: (category: string) => void;
  /** Gets the change from choosing to typing, and back. */
  onNew: (isNew: boolean) => void;
}

/** A category there is, or a new one that is typed (specification, section 2, admin add food). */
export function CategoryField({ name, categories, value, isNew, error, onChange, onNew }: CategoryFieldProps) {
  /** Changing from one to the other removes the control that had the focus. */
  const [switched, setSwitched] = useState(false);
  /** The category before a new one was typed: *Choose existing* restores it. */
  const chosen = useRef('');
  const switchTo = (toTyping: boolean) => {
    setSwitched(true);
    onNew(toTyping);
    if (toTyping) chosen.current = value;
    onChange(toTyping ? '' : chosen.current);
  };

  if (isNew) {
    return (
      <Field label="New category" error={error} hint="It joins the categories with this dish.">
        {(wiring) => (
          <div className={styles.newCategory}>
            <Input
              {...wiring}
              name={name}
              aria-required
              {...(error !== undefined && { status: 'error' })}
              // The user has just asked for it.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus={switched}
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
    <Field label="Category" error={error}>
      {(wiring) => (
        <span className={classNames(selectStyles.box, styles.wide)}>
          <select
            {...wiring}
            name={name}
            aria-required
            // The user has just asked for it.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={switched}
            className={selectStyles.select}
            value={value}
            onChange={({ target }) => {
              if (target.value === NEW) switchTo(true);
              else onChange(target.value);
            }}
          >
            <option value="" disabled hidden>Choose a category</option>
            {known.map((each) => <option key={each} value={each}>{each}</option>)}
            <option value={NEW}>Add New Category</option>
          </select>
          <ChevronDownIcon size="1rem" />
        </span>
      )}
    </Field>
  );
}
