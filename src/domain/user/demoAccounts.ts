/**
 * The quick logins (docs/behaviour.md, section 2, /user/auth). The administrator's password is checked; the sample
 * customers accept any password (docs/behaviour.md, section 6).
 */
export const DEMO_ACCOUNTS = {
  admin: { label: 'Admin User', email: 'admin@fooddelivery.example', password: 'admin123' },
  customer: { label: 'Regular User', email: 'maya.patel@fooddelivery.example', password: 'welcome' },
};

/** An account of the sample data with a quick-login button on the sign-in screen. */
export type DemoAccount = (typeof DEMO_ACCOUNTS)['admin'];
