import * as v from 'valibot';

/**
 * What a role may do beside shopping. `back-office` is entering the back office, undoing one's own kind of changes and
 * searching in the palette; `sold-out` is reading the stock and setting it to 0.
 */
export type Permission =
  | 'back-office'
  | 'overview'
  | 'orders'
  | 'menu'
  | 'coupons'
  | 'stock'
  | 'sold-out'
  | 'users'
  | 'history'
  | 'settings'
  | 'staff'
  | 'demo-data';

interface RoleDescription {
  readonly label: string;
  readonly permissions: readonly Permission[];
}

const KITCHEN: readonly Permission[] = ['back-office', 'orders', 'sold-out'];
const MANAGER: readonly Permission[] = [...KITCHEN, 'overview', 'menu', 'coupons', 'stock', 'users', 'history'];

/** Every role with its permissions: calls, screens, live updates and undo follow from this table. */
const ROLE_TABLE = {
  customer: { label: 'Customer', permissions: [] },
  kitchen: { label: 'Kitchen', permissions: KITCHEN },
  manager: { label: 'Manager', permissions: MANAGER },
  // A reset of the demo data replaces the settings and the staff.
  administrator: { label: 'Administrator', permissions: [...MANAGER, 'settings', 'staff', 'demo-data'] },
} as const satisfies Record<string, RoleDescription>;

export type Role = keyof typeof ROLE_TABLE;
export const ROLES = Object.keys(ROLE_TABLE) as [Role, ...Role[]];
export const RoleSchema = v.picklist(ROLES, 'That is no role');

/** The name of a role on the screen. */
export function roleLabel(role: Role): string {
  return ROLE_TABLE[role].label;
}

/** Whether a role has a permission. */
export function may(role: Role, permission: Permission): boolean {
  const { permissions }: RoleDescription = ROLE_TABLE[role];
  return permissions.includes(permission);
}
