import { PlusOutlined } from '@ant-design/icons';
import { Button, ConfigProvider, Flex, Form, Select } from 'antd';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { describeGroup } from '../../../domain/food/options';
import { isEqual } from '../../../domain/isEqual';
import { FormErrors } from '../../../shared/back-office/forms/FormErrors';
import type { RulesAt } from '../../../shared/back-office/forms/schemaRules';
import type { FoodDraft } from '../foodDraft';
import { useGetOptionGroupsQuery } from '../foodsApi';
import { OptionGroupFields } from './OptionGroupFields';
import { type GroupDraft, groupDraftOf, isBlank, newGroup } from './optionsDraft';

const NONE: readonly never[] = [];

/** Less space than between the other fields, because a choice has several. */
const THEME = { components: { Form: { itemMarginBottom: 8 } } };

interface OptionsFieldProps {
  rules: RulesAt;
  /** The groups of the saved dish; none of a new one. */
  saved: readonly GroupDraft[];
}

/** The options of a food: its groups with their choices. One button while there are none. */
export function OptionsField({ rules, saved }: OptionsFieldProps) {
  const form = Form.useFormInstance<FoodDraft>();
  // With `preserve`, because the ids have no fields.
  const groups = Form.useWatch<FoodDraft['options'] | undefined>('options', { form, preserve: true }) ?? NONE;
  const { data: found = NONE } = useGetOptionGroupsQuery(undefined, { skip: groups.length === 0 });
  const isShared = ({ id }: GroupDraft) => (found.find((group) => group.id === id)?.dishes ?? 0) > (saved.some((group) => group.id === id) ? 1 : 0);
  const taken = useRef(new Map<string, GroupDraft>());
  // A group of other dishes that is not edited here follows them: saved as it was taken, it would undo what others changed of it since.
  useEffect(() => {
    for (const [place, group] of groups.entries()) {
      const now = found.find(({ id }) => id === group.id);
      const before = taken.current.get(group.id);
      const next = now && groupDraftOf(now);
      if (!next || !before || isEqual(before, next) || !isEqual(group, before)) continue;
      taken.current.set(group.id, next);
      form.setFieldValue(['options', place], next);
    }
  }, [form, found, groups]);
  const others = found.filter(({ id }) => !groups.some((group) => group.id === id));
  return (
    <ConfigProvider theme={THEME}>
      <Form.List name="options" rules={rules(['options'])}>
        {(fields, { add, remove }, { errors }) => {
          const addGroup = (group: GroupDraft, replaced?: number) => {
            flushSync(() => {
              if (replaced !== undefined) remove(replaced);
              add(group);
            });
            form.focusField(['options', replaced ?? fields.length, 'name']);
          };
          return (
            <Flex vertical gap="middle" style={{ marginBottom: 24 }}>
              {fields.map(({ key, name }) => (
                <OptionGroupFields
                  key={key}
                  index={name}
                  rules={rules}
                  shared={groups[name] !== undefined && isShared(groups[name])}
                  onRemove={() => {
                    remove(name);
                    form.focusField('options');
                  }}
                />
              ))}
              <Flex wrap gap="small">
                {/* The id is that of the list, so that a message about it moves the focus here. */}
                <Button id="food_options" type="dashed" icon={<PlusOutlined aria-hidden />} onClick={() => { addGroup(newGroup(form.getFieldValue('diet') as string)); }}>
                  {fields.length === 0 ? 'Add options' : 'Add group'}
                </Button>
                {others.length > 0 && (
                  <Select
                    aria-label="Use a group of another dish"
                    placeholder="Use a group of another dish"
                    style={{ flex: '1 1 16rem', minWidth: 0 }}
                    virtual={false}
                    value={null}
                    options={others.map((group) => ({ value: group.id, label: describeGroup(group), group }))}
                    onChange={(_, option) => {
                      if (option === undefined || Array.isArray(option)) return;
                      // It takes the place of a group that was added and not filled in.
                      const last = groups.at(-1);
                      const group = groupDraftOf(option.group);
                      taken.current.set(group.id, group);
                      addGroup(group, last && isBlank(last) ? groups.length - 1 : undefined);
                    }}
                  />
                )}
              </Flex>
              <FormErrors errors={errors} />
            </Flex>
          );
        }}
      </Form.List>
    </ConfigProvider>
  );
}
