import { useState } from 'react';
import { ProfileSchema } from '../../domain/user/profile';
import { roleLabel } from '../../domain/user/roles';
import type { User } from '../../domain/user/user';
import { dirtyFields } from '../../domain/dirtyFields';
import { useForm } from '../../shared/forms/useForm';
import { useHasDraft } from '../../shared/forms/useFormDraft';
import { useImageUpload } from '../../shared/forms/useImageUpload';
import { useIsMounted } from '../../shared/hooks/useIsMounted';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { useIsSameSession } from '../../shared/session/useIsSameSession';
import { Badge, Button, EmailField, EmailText, Panel, PencilIcon, TextArea, TextField } from '../../shared/ui';
import { Avatar, PhotoField } from './PhotoField';
import styles from './ProfileCard.module.css';
import { PROFILE_SAVED, useSaveProfileMutation } from './profileApi';

/** Name of the form's draft, which survives the end of the session and a visit to another screen. */
const PROFILE_FORM = 'profile';

/** The longer edge of a stored photo, in pixels. */
const PHOTO_EDGE = 256;

/** The profile in view or edit mode (docs/behaviour.md, section 4). Opens in edit mode if there is a draft. */
export function ProfileCard({ user }: { user: User }) {
  const hasDraft = useHasDraft(PROFILE_FORM);
  const [mode, setMode] = useState<'view' | 'edit' | 'edited'>(hasDraft ? 'edit' : 'view');
  return (
    <Panel aria-label="Your details">
      {mode === 'edit' ? (
        <ProfileForm user={user} onDone={() => { setMode('edited'); }} />
      ) : (
        <ProfileDetails user={user} edited={mode === 'edited'} onEdit={() => { setMode('edit'); }} />
      )}
    </Panel>
  );
}

interface ProfileDetailsProps {
  user: User;
  onEdit: () => void;
  /** True after editing: the button that the user has pressed is gone, so the one that started it takes the focus. */
  edited: boolean;
}

/** The view mode of the profile: the account's details, role and number of orders. */
function ProfileDetails({ user, onEdit, edited }: ProfileDetailsProps) {
  const rows = [
    ['Email', <EmailText key="email" email={user.email} />],
    ['Phone', user.phone],
    ['Address', user.address],
    ['Orders placed', String(user.orders)],
  ] as const;
  return (
    <div className={styles.form}>
      <div className={styles.person}>
        <Avatar name={user.name} photoUrl={user.photoUrl} />
        <div className={styles.who}>
          <h2 className={styles.name}>{user.name}</h2>
          <Badge tone={user.role === 'customer' ? 'neutral' : 'accent'}>{roleLabel(user.role)}</Badge>
        </div>
      </div>
      <dl className={styles.details}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value} data-figures>{value || <span className={styles.missing}>Not given yet</span>}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.buttons}>
        <Button autoFocus={edited} variant="secondary" icon={<PencilIcon />} onClick={onEdit}>Edit Profile</Button>
      </div>
    </div>
  );
}

/**
 * The edit mode of the profile (docs/behaviour.md, sections 4 and 5).
 * @param onDone called when the form was saved unchanged since its submit, or cancelled
 */
function ProfileForm({ user: { name, email, phone, address, photoUrl }, onDone }: { user: User; onDone: () => void }) {
  // The values at opening: only fields edited here are saved, so that changes from another tab survive.
  const [opened, setOpened] = useState({ name, email, phone, address, photoUrl });
  const { typed, change, field, formProblem, showRefusal, discardDraft, onSubmit } = useForm(opened, PROFILE_FORM);
  const setPhoto = (photo: string) => { change({ photoUrl: photo }); };
  const file = useImageUpload(PHOTO_EDGE, 'your photo', setPhoto);
  const [saveProfile, { isLoading }] = useSaveProfileMutation();
  const isHere = useIsMounted();
  const notify = useNotify();
  const isSameSession = useIsSameSession();

  const submit = onSubmit(ProfileSchema, (form, sent) => {
    saveProfile(dirtyFields(opened, sent))
      .unwrap()
      .then(() => {
        setOpened(sent);
        // A form that was typed into since, or opened again, stays open.
        if (discardDraft(sent) && isHere()) onDone();
        if (isSameSession()) notify.success(PROFILE_SAVED);
      })
      .catch((error: unknown) => { if (isSameSession(true)) showRefusal(error, form, { 409: 'email' }); });
  });
  return (
    <form className={styles.form} noValidate onSubmitCapture={file.holdSubmit} onSubmit={submit} aria-label="Profile">
      <PhotoField name={typed.name} photoUrl={typed.photoUrl} file={file} onChange={setPhoto} />
      <TextField {...field('name')} autoFocus label="Name" autoComplete="name" aria-required />
      <EmailField {...field('email')} autoComplete="email" />
      <TextField {...field('phone')} label="Phone" type="tel" autoComplete="tel" aria-required />
      <TextArea {...field('address')} label="Address" optional autoComplete="street-address" rows={2} />
      {formProblem !== undefined && <p className={styles.problem}>{formProblem}</p>}
      <div className={styles.buttons}>
        <Button type="submit" pending={isLoading || file.waiting}>Save</Button>
        <Button variant="quiet" onClick={() => { discardDraft(typed); onDone(); }}>Cancel</Button>
      </div>
    </form>
  );
}
