import { Typography } from 'antd';
import { type Role, roleLabel } from '../../domain/user/roles';

/** What each role may do, beside shopping. */
const DUTIES: Readonly<Record<Role, string>> = {
  customer: 'No access to the back office',
  kitchen: 'Orders, the kitchen display, and marking dishes as sold out',
  manager: 'Everything but the settings and the staff',
  administrator: 'Everything',
};

/** Radio buttons for roles. */
export function roleOptions(roles: readonly Role[]) {
  return roles.map((role) => ({
    value: role,
    label: (
      <>
        <span>{roleLabel(role)}</span>{' '}
        <Typography.Text type="secondary" style={{ display: 'block' }}>{DUTIES[role]}</Typography.Text>
      </>
    ),
  }));
}
