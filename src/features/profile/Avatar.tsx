import { useState } from 'react';
import { initialsOf } from '../../domain/user/user';
import { assetUrl } from '../../shared/utils/assetUrl';
import styles from './Avatar.module.css';

/** The photo or the initials of an account. Decorative: the name is displayed beside it. */
export function Avatar({ name, photoUrl }: { name: string; photoUrl: string }) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className={styles.avatar} aria-hidden="true">
      {photoUrl !== '' && broken !== photoUrl ? (
        <img src={assetUrl(photoUrl)} alt="" width={96} height={96} className={styles.photo} onError={() => { setBroken(photoUrl); }} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
