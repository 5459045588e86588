import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Flex, Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { WEEKDAYS } from '../../domain/shop/settings';
import { MultiSelect } from '../../shared/back-office/antd/MultiSelect';
import { FormErrors } from '../../shared/back-office/forms/FormErrors';

interface RowsProps {
  /** The name of the setting. */
  name: string;
  /** What a row is, in the labels: `hours`. */
  what: string;
  /** What a new row holds. */
  empty: unknown;
  /** The path of its first field in the row. */
  first?: readonly string[];
  /** Renders the fields of a row. */
  row: (index: number) => ReactNode;
}

/** The rows of a list, each with a button that removes it, and one that adds a row. */
function Rows({ name, what, empty, first = [], row }: RowsProps) {
  const form = Form.useFormInstance();
  return (
    <Form.List name={name}>
      {(fields, { add, remove }, { errors }) => (
        <Flex vertical gap="small">
          {fields.map(({ key, name: index }) => (
            <Flex key={key} wrap gap="small">
              {row(index)}
              <Button
                aria-label={`Remove ${what} ${String(index + 1)}`}
                icon={<DeleteOutlined aria-hidden />}
                onClick={() => {
                  remove(index);
                  form.focusField(name);
                }}
              />
            </Flex>
          ))}
          {/* The id is that of the list, so that a message about it moves the focus here. */}
          <Button
            id={`settings_${name}`}
            type="dashed"
            icon={<PlusOutlined aria-hidden />}
            style={{ alignSelf: 'start' }}
            onClick={() => {
              flushSync(() => { add(empty); });
              form.focusField([name, fields.length, ...first]);
            }}
          >
            {`Add ${what}`}
          </Button>
          <FormErrors errors={errors} />
        </Flex>
      )}
    </Form.List>
  );
}

const DAYS = WEEKDAYS.map((value) => ({ value, label: value }));

/** The weekly hours: several days with the same hours are one row. */
export function HoursInput({ name }: { name: string }) {
  // The browser's own time field: a picker of Ant Design's would be the largest part of this page.
  const time = (index: number, field: string, label: string, prefix: string) => (
    <Form.Item name={[index, field]} style={{ margin: 0, flex: '0 0 10rem' }}><Input type="time" prefix={<span aria-hidden>{prefix}</span>} aria-label={`${label} ${String(index + 1)}`} /></Form.Item>
  );
  return (
    <Rows
      name={name}
      what="hours"
      empty={{ days: [], opens: '', closes: '' }}
      first={['days']}
      row={(index) => (
        <>
          <Form.Item name={[index, 'days']} style={{ margin: 0, flex: '1 1 20rem' }}>
            <MultiSelect options={DAYS} placeholder="Days" aria-label={`Days ${String(index + 1)}`} />
          </Form.Item>
          {time(index, 'opens', 'Opens', 'from')}
          {time(index, 'closes', 'Closes', 'to')}
        </>
      )}
    />
  );
}

/** The days without hours. */
export function ClosedDaysInput({ name }: { name: string }) {
  return (
    <Rows
      name={name}
      what="closed day"
      empty=""
      row={(index) => (
        <Form.Item name={index} style={{ margin: 0 }}>
          <Input type="date" aria-label={`Closed day ${String(index + 1)}`} />
        </Form.Item>
      )}
    />
  );
}
