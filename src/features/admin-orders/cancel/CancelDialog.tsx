import { Form, Input, Radio } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { CancelFormSchema, type Cancellation, REASON_OPTIONS } from '../../../domain/order/cancelling';
import { shortOrderId } from '../../../domain/order/order';
import { CANCELLED } from '../../../domain/order/orderStatus';
import { failuresOf, showFailures } from '../../../shared/back-office/forms/schemaFailures';
import { TitledModal } from '../../../shared/back-office/TitledModal';
import { useSetStatus } from '../OrderStatusProvider';

interface CancelDialogProps {
  /** Of the order. */
  id: string;
  open: boolean;
  onClose: () => void;
  /** Called when it is sent, with a promise of whether it succeeds. */
  onSent?: (succeeded: Promise<boolean>) => void;
}

/** Asks for the reason, and cancels an order (docs/behaviour.md, section 4). After a refusal it stays open. */
export function CancelDialog({ id, open, onClose, onSent }: CancelDialogProps) {
  const setStatus = useSetStatus();
  const [sending, setSending] = useState(false);
  const [form] = Form.useForm<Cancellation>();
  const shownId = useRef(id);
  useEffect(() => {
    // What was typed for another order is not for this one's customer.
    if (shownId.current !== id) form.resetFields();
    shownId.current = id;
  }, [form, id]);
  const onFinish = async (cancellation: Cancellation) => {
    const failures = failuresOf('cancel-order', CancelFormSchema, cancellation);
    showFailures(form, failures);
    if (failures[0]) {
      focusFailed(failures[0].path[0] as keyof Cancellation);
      return;
    }
    setSending(true);
    const succeeded = setStatus({ ids: [id], status: CANCELLED, cancellation });
    onSent?.(succeeded);
    // The dialog may be about another order by then.
    if ((await succeeded) && shownId.current === id) onClose();
    setSending(false);
  };
  const focusFailed = (field: keyof Cancellation) => {
    const control = document.getElementById(`cancel-order_${field}`);
    // A group of radio buttons cannot be focused, its first button can.
    (control?.querySelector('input') ?? control)?.focus();
  };
  return (
    <TitledModal
      title={`Cancel order #${shortOrderId(id)}?`}
      open={open}
      onClose={onClose}
      okText="Cancel order"
      okButtonProps={{ danger: true, htmlType: 'submit', form: 'cancel-order', loading: sending }}
      cancelText="Keep it"
    >
      <Form form={form} name="cancel-order" layout="vertical" autoComplete="off" initialValues={{ reason: '', text: '' }} onFinish={(given) => void onFinish(given)}>
        <Form.Item name="reason" label="Reason" required>
          <Radio.Group vertical aria-label="Reason">
            {REASON_OPTIONS.map(({ value, label }, place) => <Radio key={value} value={value} autoFocus={place === 0}>{label}</Radio>)}
          </Radio.Group>
        </Form.Item>
        <Form.Item name="text" label="Explanation (optional)" extra="The customer reads both.">
          <Input />
        </Form.Item>
      </Form>
    </TitledModal>
  );
}
