import { PlusOutlined } from '@ant-design/icons';
import { Button, ConfigProvider, Flex, Form, Select } from 'antd';
import { flushSync } from 'react-dom';
import { describeGroup } from '../../../domain/food/options';
import { FormErrors } from '../../../shared/back-office/forms/FormErrors';
import type { FoodDraft } from '../foodDraft';
import { useGetOptionGroupsQuery } from '../foodsApi';
import { OptionGroupFields } from './OptionGroupFields';
import { type GroupDraft, groupDraftOf, isBlank, newGroup } from './optionsDraft';

const NONE: readonly never[] = [];

/** Less space than between the other fields, because a choice has several. */
const THEME = { components: { Form: { itemMarginBottom: 8 } } };

interface OptionsFieldProps {
  /** The groups of the saved dish; none of a new one. */
  saved: readonly GroupDraft[];
}

/** The options of a food: its groups with their choices. One button while no dish has any. */
export function OptionsField({ saved }: OptionsFieldProps) {
  const form = Form.useFormInstance<FoodDraft>();
  // With `preserve`, because the ids have no fields.
  const groups = Form.useWatch<FoodDraft['options'] | undefined>('options', { form, preserve: true }) ?? NONE;
  const { data: found = NONE } = useGetOptionGroupsQuery();
  const isSaved = ({ id }: GroupDraft) => saved.some((group) => group.id === id);
  const dishesOf = ({ id }: GroupDraft) => found.find((group) => group.id === id)?.dishes ?? 0;
  const others = found.filter(({ id }) => !groups.some((group) => group.id === id));
  return (
    <ConfigProvider theme={THEME}>
      <Form.List name="options">
        {(fields, { add, remove, move }, { errors }) => {
          const addGroup = () => {
            flushSync(() => { add(newGroup(form.getFieldValue('diet') as string)); });
            form.focusField(['options', fields.length, 'name']);
          };
          return (
            <Flex vertical gap="middle" style={{ marginBottom: 24 }}>
              {fields.map(({ key, name }) => {
                const group = groups[name];
                const taken = group !== undefined && !isSaved(group) && dishesOf(group) > 0;
                return (
                  <OptionGroupFields
                    key={key}
                    index={name}
                    count={fields.length}
                    taken={taken}
                    shared={!taken && group !== undefined && dishesOf(group) > 1}
                    onMove={(to) => { move(name, to); }}
                    onRemove={() => {
                      remove(name);
                      form.focusField('options');
                    }}
                  />
                );
              })}
              <Flex wrap gap="small">
                {/* The id is that of the list, so that a message about it moves the focus here. */}
                <Button id="food_options" type="dashed" icon={<PlusOutlined aria-hidden />} onClick={addGroup}>
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
                      if (last && isBlank(last)) remove(groups.length - 1);
                      add(groupDraftOf(option.group));
                      form.focusField('options');
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
