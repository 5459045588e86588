import { Button, Input } from 'antd';
import { type ChangeEvent, useId, useState } from 'react';
import { readPicture } from '../../shared/lib/readPicture';
import { useComplaint } from '../../shared/notifications/useComplaint';
import { CameraIcon } from '../../shared/ui';
import { Field } from '../../shared/ui/Field';
import { PictureChoice } from './PictureChoice';
import styles from './PictureField.module.css';

/** The longer edge of an uploaded picture: sharp on every card, small enough to be kept in this browser. */
const EDGE = 512;

interface PictureFieldProps {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (image: string) => void;
}

/** The picture of a dish: an address, a file, or one of our own. */
export function PictureField({ name, value, error, onChange }: PictureFieldProps) {
  const fileId = useId();
  const choiceId = useId();
  const [choosing, setChoosing] = useState(false);
  const [reading, setReading] = useState(false);
  const [unreadable, setUnreadable] = useState<string>();
  const { complain, takeBack } = useComplaint();
  const uploaded = value.startsWith('data:');

  /** Whoever gives another picture, in whichever way, has read what was wrong with the last. */
  const tryAnother = () => {
    takeBack();
    setUnreadable(undefined);
  };
  const change = (image: string) => {
    tryAnother();
    onChange(image);
  };
  const take = async (file: File) => {
    setReading(true);
    tryAnother();
    try {
      onChange(await readPicture(file, EDGE));
    } catch (refused) {
      const sentence = refused instanceof Error ? refused.message : String(refused);
      setUnreadable(sentence);
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
      <Field label="Image" error={unreadable ?? error}>
        {(wiring) =>
          // The address of an uploaded picture is the picture itself: nobody wants to read that.
          uploaded ? (
            <div className={styles.uploaded}>
              <Input {...wiring} name={name} readOnly value="Uploaded picture" />
              <Button onClick={() => { change(''); }}>Remove picture</Button>
            </div>
          ) : (
            <Input
              {...wiring}
              name={name}
              inputMode="url"
              autoComplete="off"
              placeholder="https://"
              value={value}
              {...((unreadable ?? error) !== undefined && { status: 'error' })}
              onChange={(event) => { change(event.target.value); }}
            />
          )
        }
      </Field>
      <div className={styles.ways}>
        <span className={styles.picker}>
          <input id={fileId} className={styles.file} type="file" accept="image/*" onChange={onFile} />
          <label htmlFor={fileId} className={styles.label}>
            <CameraIcon size="1.2em" />
            Upload picture
          </label>
        </span>
        <Button aria-expanded={choosing} aria-controls={choosing ? choiceId : undefined} onClick={() => { setChoosing(!choosing); }}>
          Choose from our pictures
        </Button>
      </div>
      {choosing && <PictureChoice id={choiceId} value={value} onChoose={change} />}
    </div>
  );
}
