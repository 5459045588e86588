import { useState } from 'react';
import type { User } from '../../domain/user/user';
import { useHasDraft } from '../../shared/forms/useFormDraft';
import { Panel } from '../../shared/ui';
import { ProfileDetails } from './ProfileDetails';
import { PROFILE_FORM, ProfileForm } from './ProfileForm';

/** The profile in view or edit mode (docs/behaviour.md, section 4). Opens in edit mode if there is a draft. */
export function ProfileCard({ user }: { user: User }) {
  const kept = useHasDraft(PROFILE_FORM);
  const [mode, setMode] = useState<'view' | 'edit' | 'edited'>(kept ? 'edit' : 'view');
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
