import { DEMO_ACCOUNTS, type DemoAccount } from '../../domain/user/demoAccounts';
import { PASSWORD_MIN, RegistrationSchema, SignInSchema } from '../../domain/user/user';
import { isApiError, messageOf } from '../../shared/api/apiError';
import { useForm } from '../../shared/forms/useForm';
import { useErrorToast } from '../../shared/notifications/useErrorToast';
import { Button, EmailField, PasswordField, TextArea, TextField } from '../../shared/ui';
import styles from './AuthForms.module.css';
import { useRegisterMutation, useSignInMutation } from './authApi';

/**
 * E-mail and password (docs/behaviour.md, section 2, /user/auth). The page reads the result from the session, so there is no
 * callback.
 * @param email what was typed in the other form
 */
export function SignInForm({ email }: { email: string }) {
  const { field, formProblem, showRefusal, onSubmit } = useForm({ email, password: '' });
  const [signIn, { isLoading }] = useSignInMutation();

  const submit = onSubmit(SignInSchema, (form, sent) => {
    signIn(sent)
      .unwrap()
      .catch((error: unknown) => { showRefusal(error, form, { 401: 'password' }); });
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <EmailField {...field('email')} autoComplete="username" />
      <PasswordField {...field('password')} label="Password" autoComplete="current-password" aria-required />
      {formProblem !== undefined && <p className={styles.problem}>{formProblem}</p>}
      <Button type="submit" size="lg" wide pending={isLoading}>Sign In</Button>
    </form>
  );
}

/**
 * Creates an account and signs in (docs/behaviour.md, section 4).
 * @param email what was typed in the other form
 */
export function RegisterForm({ email }: { email: string }) {
  const { field, formProblem, showRefusal, onSubmit } = useForm({ name: '', email, password: '', phone: '', address: '' });
  const [register, { isLoading }] = useRegisterMutation();

  const submit = onSubmit(RegistrationSchema, (form, sent) => {
    register(sent)
      .unwrap()
      .catch((error: unknown) => { showRefusal(error, form, { 409: 'email' }); });
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField {...field('name')} label="Name" autoComplete="name" aria-required />
      <EmailField {...field('email')} autoComplete="email" />
      <PasswordField {...field('password')} label="Password" autoComplete="new-password" aria-required hint={`At least ${PASSWORD_MIN} characters`} />
      <TextField {...field('phone')} label="Phone" optional type="tel" autoComplete="tel" />
      <TextArea {...field('address')} label="Address" optional autoComplete="street-address" rows={2} />
      {formProblem !== undefined && <p className={styles.problem}>{formProblem}</p>}
      <Button type="submit" size="lg" wide pending={isLoading}>Create Account</Button>
    </form>
  );
}

/** The user has typed nothing wrong: a 401 means that the account's e-mail or password was changed, or the account deleted. */
const CHANGED = 'This demo account has another e-mail or password by now. Sign in with those, or create an account.';

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
