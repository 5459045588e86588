import { Button, Input } from 'antd';
import { useId, useRef, useState } from 'react';
import { isUploaded } from '../../domain/safeUrl';
import type { PictureFile } from '../../shared/lib/usePictureFile';
import { CameraIcon } from '../../shared/ui';
import { Field } from '../../shared/ui/Field';
import { PictureChoice } from './PictureChoice';
import styles from './PictureField.module.css';

interface PictureFieldProps {
  name: string;
  value: string;
  error: string | undefined;
  hint: string | undefined;
  file: PictureFile;
  onChange: (image: string) => void;
}

/** The picture of a dish: an address, a file, or one of our own. */
export function PictureField({ name, value, error, hint, file: { reading, problem, onFile, forget }, onChange }: PictureFieldProps) {
  const fileId = useId();
  const choiceId = useId();
  const [choosing, setChoosing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const uploaded = isUploaded(value);

  const change = (image: string) => {
    forget();
    onChange(image);
  };
  const remove = () => {
    change('');
    // The button goes with the picture; another one is chosen here.
    input.current?.focus();
  };

  return (
    <div className={styles.field} aria-busy={reading}>
      <Field label="Image" error={problem ?? error} hint={hint}>
        {(wiring) =>
          // The address of an uploaded picture is the picture itself: nobody wants to read that.
          uploaded ? (
            <div className={styles.uploaded}>
              <Input {...wiring} name={name} readOnly value="Uploaded picture" />
              <Button onClick={remove}>Remove picture</Button>
            </div>
          ) : (
            <Input
              {...wiring}
              name={name}
              aria-required
              inputMode="url"
              autoComplete="off"
              placeholder="https://"
              value={value}
              {...((problem ?? error) !== undefined && { status: 'error' })}
              onChange={(event) => { change(event.target.value); }}
            />
          )
        }
      </Field>
      <div className={styles.ways}>
        <span className={styles.picker}>
          <input ref={input} id={fileId} className={styles.file} type="file" accept="image/*" onChange={onFile} />
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
