import { type User, roleOf } from '../../domain/user/user';
import { Badge, Button, EmailText, PencilIcon } from '../../shared/ui';
import { Avatar } from './Avatar';
import styles from './Profile.module.css';

interface ProfileDetailsProps {
  user: User;
  onEdit: () => void;
  /** True after editing: the button that the user has pressed is gone, so the one that started it takes the focus. */
  edited: boolean;
}

/** The view mode of the profile: the account's details, role and number of orders. */
export function ProfileDetails({ user, onEdit, edited }: ProfileDetailsProps) {
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
          <Badge tone={user.isAdmin ? 'accent' : 'neutral'}>{roleOf(user)}</Badge>
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
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- see `edited` */}
        <Button autoFocus={edited} variant="secondary" icon={<PencilIcon />} onClick={onEdit}>Edit Profile</Button>
      </div>
    </div>
  );
}
