import { type ChangeEvent, useId, useState } from 'react';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { useComplaint } from '../../shared/notifications/useComplaint';
import { AlertIcon, Button, CameraIcon } from '../../shared/ui';
import { Avatar } from './Avatar';
import { isMoving } from './movingPicture';
import { readPhoto } from './photo';
import styles from './PhotoField.module.css';

interface PhotoFieldProps {
  name: string;
  photoUrl: string;
  onChange: (photoUrl: string) => void;
}

/** Shows the photo, takes another from an image file, or takes it away. Nothing is stored before Save. */
export function PhotoField({ name, photoUrl, onChange }: PhotoFieldProps) {
  const id = useId();
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const notify = useNotify();
  const { complain, takeBack } = useComplaint();

  const take = async (file: File) => {
    setReading(true);
    takeBack();
    setProblem(undefined);
    try {
      onChange(await readPhoto(file));
      if (await isMoving(file)) notify.info('This picture moves: your photo shows its first frame');
    } catch (error) {
      const sentence = error instanceof Error ? error.message : String(error);
      setProblem(sentence);
      complain(sentence);
    } finally {
      setReading(false);
    }
  };
  const onFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) void take(file);
    // The same file may be chosen again after it was taken away.
    target.value = '';
  };

  return (
    <div className={styles.field} aria-busy={reading}>
      <Avatar name={name} photoUrl={photoUrl} />
      <div className={styles.choice}>
        <div className={styles.actions}>
          <span className={styles.picker}>
            <input
              id={id}
              className={styles.input}
              type="file"
              accept="image/*"
              aria-invalid={problem !== undefined}
              aria-describedby={problem === undefined ? undefined : `${id}-problem`}
              onChange={onFile}
            />
            <label htmlFor={id} className={styles.label}>
              <CameraIcon />
              {photoUrl === '' ? 'Choose photo' : 'Change photo'}
            </label>
          </span>
          {photoUrl !== '' && (
            <Button variant="quiet" onClick={() => { onChange(''); }}>Remove photo</Button>
          )}
        </div>
        {problem !== undefined && (
          <p id={`${id}-problem`} className={styles.problem}>
            <AlertIcon size="1.1em" />
            {problem}
          </p>
        )}
      </div>
    </div>
  );
}
