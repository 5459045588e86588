import { Button, Input, Select, Space } from 'antd';
import { type Ref, useRef, useState } from 'react';

/** No category is called this: names have no space around them. */
const NEW = ' new ';

interface CategoryInputProps {
  categories: readonly string[];
  /** Typed as a new one, rather than chosen. */
  isNew: boolean;
  /** Gets the change from choosing to typing, and back. */
  onNew: (isNew: boolean) => void;
  /** These come from the `Form.Item`, with the attributes that tie label and error to the control. */
  value?: string;
  onChange?: (category: string) => void;
  id?: string;
  ref?: Ref<never>;
}

/** A category there is, or a new one that is typed (specification, section 2, admin add food). */
export function CategoryInput({ categories, isNew, onNew, value = '', onChange, ...wiring }: CategoryInputProps) {
  /** Changing from one to the other removes the control that had the focus. */
  const [switchedTo, setSwitchedTo] = useState<'typing' | 'choosing'>();
  /** The category before a new one was typed: *Choose existing* restores it. */
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
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just asked for it */}
        <Input {...wiring} autoFocus={switchedTo === 'typing'} value={value} onChange={(event) => onChange?.(event.target.value)} />
        <Button onClick={() => { switchTo(false); }}>Choose existing</Button>
      </Space.Compact>
    );
  }
  // A dish keeps its category even where the list of them has not arrived.
  const known = value === '' || categories.includes(value) ? categories : [...categories, value];
  return (
    <Select
      {...wiring}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just asked for it
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
