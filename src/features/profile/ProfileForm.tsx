import { useState } from 'react';
import { useStore } from 'react-redux';
import { ProfileSchema } from '../../domain/user/profile';
import type { User } from '../../domain/user/user';
import { dirtyFields } from '../../shared/forms/dirtyFields';
import { useForm } from '../../shared/forms/useForm';
import { useImageUpload } from '../../shared/forms/useImageUpload';
import { useIsMounted } from '../../shared/hooks/useIsMounted';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { type SessionState, selectToken } from '../../shared/session-store/sessionSlice';
import { Button, EmailField, TextArea, TextField } from '../../shared/ui';
import { PhotoField } from './PhotoField';
import styles from './Profile.module.css';
import { PROFILE_SAVED, useSaveProfileMutation } from './profileApi';

/** Name of the form's draft, which survives the end of the session and a visit to another screen. */
export const PROFILE_FORM = 'profile';

/** The longer edge of a stored photo, in pixels. */
const PHOTO_EDGE = 256;

interface ProfileFormProps {
  user: User;
  /** Called when the form was saved unchanged since its submit, or cancelled. */
  onDone: () => void;
}

/** The edit mode of the profile (docs/behaviour.md, sections 4 and 5). */
export function ProfileForm({ user: { name, email, phone, address, photoUrl }, onDone }: ProfileFormProps) {
  // The values at opening: only fields edited here are saved, so that changes from another tab survive.
  const [opened, setOpened] = useState({ name, email, phone, address, photoUrl });
  const { typed, change, field, formProblem, showRefusal, forget, onSubmit } = useForm(opened, PROFILE_FORM);
  const setPhoto = (photo: string) => { change({ photoUrl: photo }); };
  const file = useImageUpload(PHOTO_EDGE, 'your photo', setPhoto);
  const [saveProfile, { isLoading }] = useSaveProfileMutation();
  const isHere = useIsMounted();
  const notify = useNotify();
  const store = useStore<{ session: SessionState }>();

  const submit = onSubmit(ProfileSchema, (form, sent) => {
    // Evaluated after the response: another account may have signed in.
    const present = () => selectToken(store.getState());
    const token = present();
    saveProfile(dirtyFields(opened, sent))
      .unwrap()
      .then(() => {
        setOpened(sent);
        // A form that was typed into since, or opened again, stays open.
        if (forget(sent) && isHere()) onDone();
        if (present() === token) notify.success(PROFILE_SAVED);
      })
      .catch((error: unknown) => {
        // If the session has ended, the error is shown to the user who has lost it; another account does not see it.
        if ((present() ?? token) !== token) return;
        showRefusal(error, form, { 409: 'email' });
      });
  });
  return (
    <form className={styles.form} noValidate onSubmitCapture={file.holdSubmit} onSubmit={submit} aria-label="Profile">
      <PhotoField name={typed.name} photoUrl={typed.photoUrl} file={file} onChange={setPhoto} />
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just opened the form */}
      <TextField {...field('name')} autoFocus label="Name" autoComplete="name" aria-required />
      <EmailField {...field('email')} autoComplete="email" />
      <TextField {...field('phone')} label="Phone" type="tel" autoComplete="tel" aria-required />
      <TextArea {...field('address')} label="Address" optional autoComplete="street-address" rows={2} />
      {formProblem !== undefined && <p className={styles.problem}>{formProblem}</p>}
      <div className={styles.buttons}>
        <Button type="submit" pending={isLoading || file.waiting}>Save</Button>
        <Button variant="quiet" onClick={() => { forget(typed); onDone(); }}>Cancel</Button>
      </div>
    </form>
  );
}
