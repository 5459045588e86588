import { useEffect, useRef, useState } from 'react';
import type { User } from '../../domain/user';
import { useHasKeptForm } from '../../shared/forms/useKeptForm';
import { Panel } from '../../shared/ui';
import { ProfileDetails } from './ProfileDetails';
import { PROFILE_FORM, ProfileForm } from './ProfileForm';

/** The profile, looked at or edited (specification, section 4). */
export function ProfileCard({ user }: { user: User }) {
  const kept = useHasKeptForm(PROFILE_FORM);
  const [mode, setMode] = useState<'view' | 'edit' | 'edited'>(kept ? 'edit' : 'view');
  const editButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that was pressed last is gone: the focus goes where editing began.
    if (mode === 'edited') editButton.current?.focus();
  }, [mode]);
  return (
    <Panel aria-label="Your details">
      {mode === 'edit' ? (
        <ProfileForm user={user} onDone={() => { setMode('edited'); }} />
      ) : (
        <ProfileDetails user={user} editButton={editButton} onEdit={() => { setMode('edit'); }} />
      )}
    </Panel>
  );
}
