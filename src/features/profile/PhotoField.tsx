import { useId, useRef, useState } from 'react';
import { initialsOf } from '../../domain/user/user';
import type { PictureFile } from '../../shared/forms/useImageUpload';
import { AlertIcon, Button, CameraIcon } from '../../shared/ui';
import { assetUrl } from '../../shared/utils/assetUrl';
import styles from './PhotoField.module.css';

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

interface PhotoFieldProps {
  name: string;
  photoUrl: string;
  file: PictureFile;
  onChange: (photoUrl: string) => void;
}

/** Shows the photo, and buttons to choose another file or remove it. Nothing is saved before Save. */
export function PhotoField({ name, photoUrl, file: { reading, problem, onFile, forget }, onChange }: PhotoFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const remove = () => {
    forget();
    onChange('');
    // The clicked button disappears with the photo: focus the file input.
    input.current?.focus();
  };

  return (
    <div className={styles.field} aria-busy={reading}>
      <Avatar name={name} photoUrl={photoUrl} />
      <div className={styles.choice}>
        <div className={styles.actions}>
          <span className={styles.picker}>
            <input
              ref={input}
              id={id}
              className="covering-input"
              type="file"
              accept="image/*"
              aria-invalid={problem !== undefined}
              aria-describedby={problem === undefined ? undefined : `${id}-problem`}
              onChange={onFile}
            />
            <label htmlFor={id} className={styles.label}>
              <CameraIcon />
              <span>{photoUrl === '' ? 'Choose photo' : 'Change photo'}</span>
            </label>
          </span>
          {photoUrl !== '' && (
            <Button variant="quiet" onClick={remove}>Remove photo</Button>
          )}
        </div>
        {problem !== undefined && (
          <p id={`${id}-problem`} className={styles.problem}>
            <AlertIcon size="1.1em" />
            <span>{problem}</span>
          </p>
        )}
      </div>
    </div>
  );
}
