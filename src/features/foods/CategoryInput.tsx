import { Button, Input, Select, Space } from 'antd';
import { type Ref, useState } from 'react';
import { useCategoryNames } from './foodsApi';

/** The value of 'Add New Category'. Category names are trimmed, so none has this value. */
const NEW = ' new ';

interface CategoryInputProps {
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
export function CategoryInput({ isNew, onNew, value = '', onChange, ...wiring }: CategoryInputProps) {
  const categories = useCategoryNames();
  /** A switch replaces the focused control, so the new one takes the focus. */
  const [switched, setSwitched] = useState(false);
  const switchTo = (toTyping: boolean) => {
    setSwitched(true);
    onNew(toTyping);
    onChange?.('');
  };

  if (isNew) {
    return (
      <Space.Compact block>
        <Input {...wiring} autoFocus={switched} value={value} onChange={(event) => onChange?.(event.target.value)} />
        <Button onClick={() => { switchTo(false); }}>Choose existing</Button>
      </Space.Compact>
    );
  }
  return (
    <Select
      {...wiring}
      autoFocus={switched}
      showSearch={{ filterOption: (typed, option) => option?.value === NEW || option?.label.toLowerCase().includes(typed.toLowerCase()) === true }}
      virtual={false}
      placeholder="Choose a category"
      value={value === '' ? null : value}
      options={[...categories.map((name) => ({ value: name, label: name })), { value: NEW, label: 'Add New Category' }]}
      onChange={(category) => {
        if (category === NEW) switchTo(true);
        else onChange?.(category);
      }}
    />
  );
}
