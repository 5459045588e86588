/** An account of the sample data that the sign-in screen offers at one press. */
export interface DemoAccount {
  readonly label: string;
  readonly email: string;
  readonly password: string;
}

/**
 * The quick logins (specification, section 2, /user/auth). The administrator's password is checked; the sample
 * customers take any (decisions, sessions and passwords).
 */
export const DEMO_ACCOUNTS = {
  admin: { label: 'Admin User', email: 'admin@fooddelivery.example', password: 'admin123' },
  customer: { label: 'Regular User', email: 'maya.patel@fooddelivery.example', password: 'welcome' },
} as const satisfies Record<string, DemoAccount>;
