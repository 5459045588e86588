import { Button, Form, Input, Radio } from 'antd';
import { NewStaffSchema, STAFF_ROLES, staffAdded } from '../../domain/user/staff';
import { isApiError } from '../../shared/api/apiError';
import { FormErrors } from '../../shared/back-office/forms/FormErrors';
import { addFailureMessage } from '../../shared/back-office/forms/addFailureMessage';
import { useDraftForm } from '../../shared/back-office/forms/useDraftForm';
import { TitledModal } from '../../shared/back-office/TitledModal';
import { useUndoToast } from '../../shared/back-office/undo/undoChange';
import { useIdempotencyKey } from '../../shared/forms/useIdempotencyKey';
import { confirmThen } from '../../shared/utils/unsavedChanges';
import { roleOptions } from './roleOptions';
import { useAddStaffMutation } from './usersApi';

const EMPTY = { name: '', email: '', role: 'kitchen', password: '' } as const;

/** Adds an account of the staff. @param draftKey the key of the form's draft */
export function StaffDialog({ open, onClose, draftKey }: { open: boolean; onClose: () => void; draftKey: string }) {
  return (
    <TitledModal title="Add staff" open={open} onClose={onClose} onCancel={() => void confirmThen(onClose)} footer={null} width="28rem">
      <StaffForm draftKey={draftKey} onAdded={onClose} />
    </TitledModal>
  );
}

function StaffForm({ draftKey, onAdded }: { draftKey: string; onAdded: () => void }) {
  const [addStaff, { isLoading }] = useAddStaffMutation();
  const notifyDone = useUndoToast();
  const { keyOf } = useIdempotencyKey();
  const { formProps, formErrors, fail, leaveFreely, isUnchangedSince } = useDraftForm({
    name: 'new-staff',
    draftKey,
    initial: EMPTY,
    schema: NewStaffSchema,
    onSave: (staff, sentDraft) => {
      if (isLoading) return;
      const added = addStaff({ staff, idempotencyKey: keyOf(staff) });
      added
        .unwrap()
        .then(({ name, role }) => {
          notifyDone(staffAdded(name, role), added);
          if (!isUnchangedSince(sentDraft)) return;
          leaveFreely();
          onAdded();
        })
        .catch((error: unknown) => { fail(addFailureMessage(error), isApiError(error) && error.status === 409 ? 'email' : undefined); });
    },
  });
  return (
    <Form {...formProps} aria-label="Add staff">
      <Form.Item name="name" label="Name" required><Input autoFocus /></Form.Item>
      <Form.Item name="email" label="Email" required><Input inputMode="email" /></Form.Item>
      <Form.Item name="role" label="Role"><Radio.Group vertical aria-label="Role" options={roleOptions(STAFF_ROLES)} /></Form.Item>
      <Form.Item name="password" label="Initial password" required extra="Tell it to them: they sign in with it.">
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <FormErrors errors={formErrors} />
      <Button type="primary" htmlType="submit" loading={isLoading}>Add staff</Button>
    </Form>
  );
}
