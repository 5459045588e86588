import { Alert, Button, Flex, Radio } from 'antd';
import { useState } from 'react';
import { ROLES, roleLabel } from '../../domain/user/roles';
import { RolePartsSchema, roleChanged } from '../../domain/user/staff';
import type { User } from '../../domain/user/user';
import { messageOf } from '../../shared/api/apiError';
import { conflictFieldsOf } from '../../shared/back-office/forms/conflictFieldsOf';
import { TitledModal } from '../../shared/back-office/TitledModal';
import { useUndoToast } from '../../shared/back-office/undo/undoChange';
import { useIsMounted } from '../../shared/hooks/useIsMounted';
import { useCurrentUser } from '../../shared/session/SessionProvider';
import { roleOptions } from './roleOptions';
import { useChangeRoleMutation } from './usersApi';

/** Changes the role of an account. */
export function RoleDialog({ user, open, onClose }: { user: User; open: boolean; onClose: () => void }) {
  return (
    <TitledModal title={`Role of ${user.name}`} open={open} onClose={onClose} footer={null} width="28rem">
      <RoleForm user={user} onClose={onClose} />
    </TitledModal>
  );
}

/** After a conflict it says the present role, and saving again replaces that. */
function RoleForm({ user, onClose }: { user: User; onClose: () => void }) {
  const [role, setRole] = useState(user.role);
  const [was, setWas] = useState(user.role);
  const [changeRole, { isLoading, error }] = useChangeRoleMutation();
  const notifyDone = useUndoToast();
  const isHere = useIsMounted();
  const isOwn = useCurrentUser()?.id === user.id;
  const theirs = conflictFieldsOf(error, RolePartsSchema)?.role;
  const onSave = async () => {
    const sent = changeRole({ id: user.id, role, was });
    const { data, error: refused } = await sent;
    setWas(conflictFieldsOf(refused, RolePartsSchema)?.role ?? was);
    if (!data) return;
    notifyDone(roleChanged(data.name, data.role), sent);
    if (isHere()) onClose();
  };
  return (
    <Flex vertical gap="medium">
      <Radio.Group vertical aria-label="Role" value={role} onChange={(event) => { setRole(event.target.value as User['role']); }}>
        {roleOptions(ROLES).map(({ value, label }) => <Radio key={value} value={value} autoFocus={value === role}>{label}</Radio>)}
      </Radio.Group>
      {isOwn && role !== user.role && <Alert type="warning" showIcon title="This is your own account. You will no longer be an administrator." />}
      {error !== undefined && (
        <Alert role="alert" type="error" showIcon title={theirs ? `${messageOf(error)}: the role is ${roleLabel(theirs)} now` : messageOf(error)} />
      )}
      <Flex justify="end" gap="small">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="primary" disabled={role === was} loading={isLoading} onClick={() => void onSave()}>Save role</Button>
      </Flex>
    </Flex>
  );
}
