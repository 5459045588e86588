/** An account of the sample data with a quick-login button on the sign-in screen. */
export interface DemoAccount {
  readonly label: string;
  readonly email: string;
  readonly password: string;
}

/**
 * The quick logins (docs/behaviour.md, section 2, /user/auth). The administrator's password is checked; the sample
 * customers accept any password (docs/behaviour.md, section 6).
 */
export const DEMO_ACCOUNTS = {
  admin: { label: 'Admin User', email: 'admin@fooddelivery.example', password: 'admin123' },
  customer: { label: 'Regular User', email: 'maya.patel@fooddelivery.example', password: 'welcome' },
} as const satisfies Record<string, DemoAccount>;
