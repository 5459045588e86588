import { useState } from 'react';
import { PASSWORD_MIN, PasswordChangeSchema } from '../../domain/user/user';
import { messageOf } from '../../shared/api/apiError';
import { useForm } from '../../shared/forms/useForm';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { useIsSameSession } from '../../shared/session/useIsSameSession';
import { useSignOut } from '../../shared/session/useSignOut';
import { Button, ConfirmButton, Panel, PasswordField } from '../../shared/ui';
import styles from './ProfileCard.module.css';
import { PASSWORD_CHANGED, useChangePasswordMutation, useSignOutEverywhereMutation } from './profileApi';

/**
 * A new password, and the end of all sessions of the account (docs/behaviour.md, section 4).
 * @param email of the account, for password managers
 */
export function PasswordPanel({ email }: { email: string }) {
  const [mode, setMode] = useState<'view' | 'edit' | 'edited'>('view');
  return (
    <Panel aria-labelledby="password-title" className={styles.form}>
      <h2 id="password-title" className={styles.title}>Password</h2>
      {mode === 'edit' ? (
        <PasswordForm email={email} onDone={() => { setMode('edited'); }} />
      ) : (
        <div className={styles.buttons}>
          <Button autoFocus={mode === 'edited'} variant="secondary" onClick={() => { setMode('edit'); }}>Change password</Button>
          <SignOutEverywhere />
        </div>
      )}
    </Panel>
  );
}

/** @param onDone called when the password was changed, or not to be */
function PasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const { field, formProblem, showRefusal, onSubmit } = useForm({ current: '', password: '' });
  const [changePassword, { isLoading }] = useChangePasswordMutation();
  const isSameSession = useIsSameSession();
  const notify = useNotify();

  const submit = onSubmit(PasswordChangeSchema, (form, sent) => {
    changePassword(sent)
      .unwrap()
      .then(() => {
        onDone();
        if (isSameSession()) notify.success(PASSWORD_CHANGED);
      })
      .catch((error: unknown) => { showRefusal(error, form, { 422: 'current' }); });
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-label="Password">
      <input hidden readOnly autoComplete="username" value={email} />
      <PasswordField {...field('current')} autoFocus label="Current password" autoComplete="current-password" aria-required />
      <PasswordField {...field('password')} label="New password" autoComplete="new-password" aria-required hint={`At least ${PASSWORD_MIN} characters`} />
      {formProblem !== undefined && <p className={styles.problem}>{formProblem}</p>}
      <div className={styles.buttons}>
        <Button type="submit" pending={isLoading}>Save password</Button>
        <Button variant="quiet" onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}

const QUESTION = { title: 'Sign out everywhere?', message: 'This ends your sessions on all devices, this one included.', confirmLabel: 'Yes, sign out', cancelLabel: 'Stay signed in' };

function SignOutEverywhere() {
  const [endSessions, { isLoading }] = useSignOutEverywhereMutation();
  const signOut = useSignOut(true);
  const isSameSession = useIsSameSession();
  const notify = useNotify();
  const onConfirm = () => {
    endSessions().unwrap().then(() => {
      if (isSameSession()) signOut();
    }).catch((error: unknown) => { notify.error(messageOf(error)); });
  };
  return <ConfirmButton pending={isLoading} question={QUESTION} onConfirm={onConfirm}>Sign out everywhere</ConfirmButton>;
}
