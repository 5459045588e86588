import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Alert, Button, Card, ConfigProvider, Flex, Form, Input } from 'antd';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { parseWhole } from '../../../domain/number/parseNumber';
import { NumberInput } from '../../../shared/back-office/antd/NumberInput';
import { FormErrors } from '../../../shared/back-office/forms/FormErrors';
import type { FoodDraft } from '../foodDraft';
import { ChoiceFields } from './ChoiceFields';
import styles from './OptionsField.module.css';
import { newChoice } from './optionsDraft';

interface OptionGroupFieldsProps {
  index: number;
  /** How many groups there are. */
  count: number;
  /** Whether the group is one of other dishes that the saved dish does not have yet, so that it cannot be changed here. */
  taken: boolean;
  /** Whether other dishes have the group too. */
  shared: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** The fields of a group with those of its choices. */
export function OptionGroupFields({ index, count, taken, shared, onMove, onRemove }: OptionGroupFieldsProps) {
  const form = Form.useFormInstance<FoodDraft>();
  const at = (...path: (string | number)[]) => ['options', index, ...path];
  const typed = (Form.useWatch<string | undefined>(at('name'), form) ?? '').trim();
  const label = typed === '' ? `group ${String(index + 1)}` : typed;
  const named = typed === '' ? label : `group ${typed}`;
  const [up, down] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)];
  const moveTo = (to: number) => {
    flushSync(() => { onMove(to); });
    // React may have moved the button, which drops the focus; at an end it is disabled.
    const [pressed, other] = to < index ? [up, down] : [down, up];
    const button = pressed.current?.disabled ? other.current : pressed.current;
    button?.focus();
    button?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Card size="small" role="group" aria-label={`Options: ${label}`}>
      {(taken || shared) && (
        <Alert type="info" showIcon title={taken ? 'Shared: it can be changed here once the dish is saved' : 'Shared: a change applies to every dish that has it'} style={{ marginBottom: 12 }} />
      )}
      <ConfigProvider componentDisabled={taken}>
        <div className={styles.row}>
          <Form.Item name={[index, 'name']} label="Group name" required className={styles.name ?? ''}>
            <Input placeholder="Size" aria-label={`Group name: ${label}`} />
          </Form.Item>
          <div className={styles.numbers}>
            <Form.Item name={[index, 'least']} label="At least" required>
              <NumberInput parse={parseWhole} min={0} step={1} aria-label={`At least, of ${label}`} />
            </Form.Item>
            <Form.Item name={[index, 'most']} label="At most" required>
              <NumberInput parse={parseWhole} min={1} step={1} aria-label={`At most, of ${label}`} />
            </Form.Item>
          </div>
        </div>
        <Form.List name={[index, 'choices']}>
          {(fields, { add, remove, move }, { errors }) => {
            const focusChoice = (choice: number) => { form.focusField(at('choices', choice, 'name')); };
            return (
              <>
                <ul className={styles.choices} aria-label={`Choices of ${label}`}>
                  {fields.map(({ key, name }) => (
                    <ChoiceFields
                      key={key}
                      index={name}
                      label={`choice ${String(name + 1)} of ${label}`}
                      onRemove={() => {
                        flushSync(() => { remove(name); });
                        if (fields.length > 1) focusChoice(Math.max(name - 1, 0));
                        else form.focusField(at('choices'));
                      }}
                      onMoveUp={() => {
                        flushSync(() => { move(name, name - 1); });
                        // The first choice has no button that moves it up.
                        if (name === 1) focusChoice(0);
                      }}
                    />
                  ))}
                </ul>
                <FormErrors errors={errors} />
                <Flex wrap gap="small" justify="space-between">
                  {/* The id is that of the list, so that a message about it moves the focus here. */}
                  <Button
                    id={`food_options_${String(index)}_choices`}
                    type="dashed"
                    icon={<PlusOutlined aria-hidden />}
                    aria-label={`Add choice to ${label}`}
                    onClick={() => {
                      flushSync(() => { add(newChoice(form.getFieldValue('diet') as string)); });
                      focusChoice(fields.length);
                    }}
                  >
                    Add choice
                  </Button>
                  <Flex>
                    {count > 1 && (
                      <>
                        <Button ref={up} type="text" disabled={index === 0} icon={<ArrowUpOutlined aria-hidden />} aria-label={`Move ${named} up`} onClick={() => { moveTo(index - 1); }} />
                        <Button ref={down} type="text" disabled={index === count - 1} icon={<ArrowDownOutlined aria-hidden />} aria-label={`Move ${named} down`} onClick={() => { moveTo(index + 1); }} />
                      </>
                    )}
                    <Button type="text" disabled={false} icon={<DeleteOutlined aria-hidden />} aria-label={`Remove ${named}`} onClick={onRemove}>Remove group</Button>
                  </Flex>
                </Flex>
              </>
            );
          }}
        </Form.List>
      </ConfigProvider>
    </Card>
  );
}
