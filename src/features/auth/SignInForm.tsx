import { SignInSchema } from '../../domain/user/user';
import { useForm } from '../../shared/forms/useForm';
import { Button, EmailField, PasswordField } from '../../shared/ui';
import styles from './AuthForm.module.css';
import { useSignInMutation } from './authApi';

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
      <Button type="submit" size="lg" wide data-action="sign in" pending={isLoading}>Sign In</Button>
    </form>
  );
}
