import { PASSWORD_MIN, RegistrationSchema } from '../../domain/user/user';
import { useForm } from '../../shared/forms/useForm';
import { Button, EmailField, PasswordField, TextArea, TextField } from '../../shared/ui';
import styles from './AuthForm.module.css';
import { useRegisterMutation } from './authApi';

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
