import { contract } from '../../src/domain/contract';
import { randomId } from '../../src/domain/randomId';
import { roleLabel } from '../../src/domain/user/roles';
import { roleChanged, staffAdded } from '../../src/domain/user/staff';
import { EMAIL_TAKEN } from '../../src/domain/user/user';
import { logHistory } from '../repositories/historyLog';
import { describeUser, setRole, usersWithEmail } from '../repositories/usersRepository';
import { withIdempotency } from '../repositories/withIdempotency';
import { userRow } from '../rows/rows';
import { refuse, refuseConflicts } from '../utils/refusal';
import { route, routeWith } from './route';

export const staffHandlers = {
  addStaff: routeWith(
    contract.addStaff,
    ({ backend, body }) => backend.passwords.credentialOf(randomId(), body.password),
    (context, credential) => {
      const { db, body: { password: _, ...body } } = context;
      return withIdempotency({ ...context, body }, db.users, (row) => describeUser(db, row), async () => {
        if ((await usersWithEmail(db, body.email)).length > 0) return refuse('conflict', EMAIL_TAKEN);
        const user = userRow({ ...body, id: credential.userId, phone: '', address: '', photoUrl: '', anyPassword: false });
        await db.users.add(user);
        await db.credentials.add(credential);
        await logHistory(context, {
          action: 'Staff Added',
          details: staffAdded(user.name, user.role),
          changes: [{ field: 'role', from: '', to: roleLabel(user.role) }],
          // The account stays as a customer's: it may have placed orders.
          inverse: { kind: 'change-role', id: user.id, from: user.role, to: 'customer' },
          event: { type: 'users-changed', userId: user.id },
        });
        return describeUser(db, user);
      });
    },
    201,
  ),

  changeRole: route(contract.changeRole, async (context) => {
    const { db, param, body: { role, was = {} } } = context;
    const row = (await db.users.get(param('id'))) ?? refuse('not_found', 'This account does not exist');
    refuseConflicts({ role: row.role }, was, { role });
    if (row.role === role) return describeUser(db, row);
    const { after, ...change } = await setRole(db, row, role);
    await logHistory(context, {
      action: 'Role Changed',
      details: roleChanged(row.name, role),
      changes: [{ field: 'role', from: roleLabel(row.role), to: roleLabel(role) }],
      ...change,
    });
    return describeUser(db, after);
  }),
};
