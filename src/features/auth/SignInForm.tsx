import { SignInSchema } from '../../domain/user/user';
import { useForm } from '../../shared/forms/useForm';
import { Button, PasswordField } from '../../shared/ui';
import styles from './AuthForm.module.css';
import { useSignInMutation } from './authApi';
import { type AuthFormProps, SharedEmailField } from './SharedEmailField';

/**
 * E-mail and password (docs/behaviour.md, section 2, /user/auth). The page reads the result from the session, so there is no
 * callback.
 */
export function SignInForm({ email, onEmailTyped }: AuthFormProps) {
  const { field, formProblem, showRefusal, onSubmit } = useForm({ email, password: '' });
  const [signIn, { isLoading }] = useSignInMutation();

  const submit = onSubmit(SignInSchema, (form, sent) => {
    signIn(sent)
      .unwrap()
      .catch((error: unknown) => { showRefusal(error, form, { 401: 'password' }); });
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <SharedEmailField {...field('email')} autoComplete="username" onTyped={onEmailTyped} />
      <PasswordField {...field('password')} label="Password" autoComplete="current-password" aria-required />
      {formProblem !== undefined && <p className={styles.problem}>{formProblem}</p>}
      <Button type="submit" size="lg" wide data-action="sign in" pending={isLoading}>Sign In</Button>
    </form>
  );
}
