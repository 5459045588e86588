import { Button, Input, Select, Space } from 'antd';
import { type Ref, useRef, useState } from 'react';

/** The value of 'Add New Category'. Category names are trimmed, so none has this value. */
const NEW = ' new ';

interface CategoryInputProps {
  categories: readonly string[];
  /** Whether the user types a new category instead of choosing one. */
  isNew: boolean;
  /** Called when the user switches between choosing and typing. */
  onNew: (isNew: boolean) => void;
  /** Passed by `Form.Item`, with the attributes that link label and error to the control. */
  value?: string;
  onChange?: (category: string) => void;
  id?: string;
  ref?: Ref<never>;
}

/** Chooses an existing category or types a new one (docs/behaviour.md, section 2, Admin add food). */
export function CategoryInput({ categories, isNew, onNew, value = '', onChange, ...wiring }: CategoryInputProps) {
  /** A switch replaces the focused control, so the new one takes the focus. */
  const [switchedTo, setSwitchedTo] = useState<'typing' | 'choosing'>();
  /** The chosen category before the switch to typing: *Choose existing* restores it. */
  const chosen = useRef('');
  const switchTo = (toTyping: boolean) => {
    setSwitchedTo(toTyping ? 'typing' : 'choosing');
    onNew(toTyping);
    if (toTyping) chosen.current = value;
    onChange?.(toTyping ? '' : chosen.current);
  };

  if (isNew) {
    return (
      <Space.Compact block>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just switched to this control */}
        <Input {...wiring} autoFocus={switchedTo === 'typing'} value={value} onChange={(event) => onChange?.(event.target.value)} />
        <Button onClick={() => { switchTo(false); }}>Choose existing</Button>
      </Space.Compact>
    );
  }
  // Before the categories are loaded, the food's own category is an option too.
  const known = value === '' || categories.includes(value) ? categories : [...categories, value];
  return (
    <Select
      {...wiring}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just switched to this control
      autoFocus={switchedTo === 'choosing'}
      showSearch={{ filterOption: (typed, option) => option?.value === NEW || option?.label.toLowerCase().includes(typed.toLowerCase()) === true }}
      virtual={false}
      placeholder="Choose a category"
      value={value === '' ? null : value}
      options={[...known.map((name) => ({ value: name, label: name })), { value: NEW, label: 'Add New Category' }]}
      onChange={(category) => {
        if (category === NEW) switchTo(true);
        else onChange?.(category);
      }}
    />
  );
}
