import { Alert } from 'antd';
import { useState } from 'react';
import { roleLabel } from '../../../domain/user/roles';
import { useCurrentUser } from '../../../shared/session/SessionProvider';

/** Says that the role of the user was changed while the back office is open; it stays until the user closes it. */
export function RoleNotice() {
  const role = useCurrentUser()?.role;
  const [known, setKnown] = useState(role);
  return (
    <div role="status">
      {role !== undefined && known !== role && (
        <Alert
          type="warning"
          showIcon
          closable={{ onClose: () => { setKnown(role); } }}
          title={`Your role was changed to ${roleLabel(role)}`}
          style={{ marginBottom: 16 }}
        />
      )}
    </div>
  );
}
