import { useState } from 'react';
import { assetUrl } from '../../shared/lib/assetUrl';
import styles from './Avatar.module.css';

/** Two letters stand for whoever has no photo. */
function initialsOf(name: string): string {
  const letters = name.match(/(?<=^|\s)\S/gu) ?? [];
  return [letters[0], letters.length > 1 ? letters.at(-1) : ''].join('').toUpperCase();
}

/** The face of an account. Decorative: the name stands beside it. */
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
