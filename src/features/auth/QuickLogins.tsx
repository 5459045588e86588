import { DEMO_ACCOUNTS, type DemoAccount } from '../../domain/user/demoAccounts';
import { isApiError, messageOf } from '../../shared/api/apiError';
import { useErrorToast } from '../../shared/notifications/useErrorToast';
import { Button } from '../../shared/ui';
import styles from './AuthForm.module.css';
import { useSignInMutation } from './authApi';

/** The user has typed nothing wrong: a 401 means that the account's e-mail was changed or the account deleted. */
const CHANGED = 'This demo account has another e-mail by now. Sign in with that one, or create an account.';

/** Sign-in buttons for the two demo accounts, and the credentials to type (docs/behaviour.md, section 2, /user/auth). */
export function QuickLogins() {
  const [signIn, { isLoading, originalArgs }] = useSignInMutation();
  const { showError, dismiss } = useErrorToast();
  const enter = ({ email, password }: DemoAccount) => {
    if (isLoading) return;
    dismiss();
    signIn({ email, password })
      .unwrap()
      .catch((error: unknown) => { showError(isApiError(error) && error.status === 401 ? CHANGED : messageOf(error)); });
  };
  const { admin, customer } = DEMO_ACCOUNTS;
  return (
    <section className={styles.quick} aria-labelledby="quick-logins">
      <h2 className={styles.quickTitle} id="quick-logins">Just looking around?</h2>
      <div className={styles.buttons}>
        {[admin, customer].map((account) => (
          <Button
            key={account.email}
            variant="secondary"
            data-action={`sign in as ${account.email}`}
            pending={isLoading && originalArgs?.email === account.email}
            onClick={() => { enter(account); }}
          >
            {account.label}
          </Button>
        ))}
      </div>
      <p className={styles.quickHint}>
        The administrator signs in as <span className={styles.literal} translate="no">{admin.email}</span> with the password{' '}
        <span className={styles.literal} translate="no">{admin.password}</span>.
      </p>
    </section>
  );
}
