import { UploadOutlined } from '@ant-design/icons';
import { Button, Flex, Form, Input, Upload } from 'antd';
import { useId, useRef, useState } from 'react';
import { isUploaded } from '../../domain/text/safeUrl';
import type { PictureFile } from '../../shared/forms/useImageUpload';
import { assetUrl } from '../../shared/utils/assetUrl';
import { BUILT_IN_PICTURES } from './builtInPictures';
import styles from './FoodForm.module.css';

interface PictureFieldProps {
  value: string;
  file: PictureFile;
  onChange: (image: string) => void;
}

/** The address of an uploaded picture is a data URL, so a label is shown instead. */
const shown = (image: string) => (isUploaded(image) ? { value: 'Uploaded picture', readOnly: true } : { value: image, readOnly: false });

/** The picture of a food: an address, an uploaded file, or a built-in picture. */
export function PictureField({ value, file: { reading, problem, take, forget }, onChange }: PictureFieldProps) {
  const choiceId = useId();
  const [choosing, setChoosing] = useState(false);
  const uploadButton = useRef<HTMLButtonElement>(null);
  const change = (image: string) => {
    forget();
    onChange(image);
  };
  return (
    <Form.Item aria-busy={reading}>
      <Form.Item
        name="image"
        style={{ marginBottom: 0 }}
        label="Image"
        required
        getValueProps={shown}
        {...(problem !== undefined && { validateStatus: 'error', help: problem })}
      >
        <Input inputMode="url" placeholder="https://" onChange={forget} />
      </Form.Item>
      <Flex wrap gap="small" style={{ marginTop: 8 }}>
        <Upload aria-label="Upload picture" accept="image/*" showUploadList={false} beforeUpload={(file) => { void take(file); return false; }}>
          <Button ref={uploadButton} icon={<UploadOutlined aria-hidden />}>Upload picture</Button>
        </Upload>
        {isUploaded(value) && (
          <Button
            onClick={() => {
              change('');
              // The removed button had the focus; the next picture is chosen with this one.
              uploadButton.current?.focus();
            }}
          >
            Remove picture
          </Button>
        )}
        <Button aria-expanded={choosing} aria-controls={choosing ? choiceId : undefined} onClick={() => { setChoosing(!choosing); }}>
          Choose from our pictures
        </Button>
      </Flex>
      {choosing && <PictureChoice id={choiceId} value={value} onChoose={change} />}
    </Form.Item>
  );
}

/** A choice of the built-in pictures. */
function PictureChoice({ id, value, onChoose }: { id: string; value: string; onChoose: (url: string) => void }) {
  return (
    <ul id={id} className={styles.choice} aria-label="Our pictures">
      {BUILT_IN_PICTURES.map(({ label, url }) => (
        <li key={url}>
          <Button
            block
            style={{ height: '3.25rem' }}
            // One variant for all: Ant Design mounts the button of another one again, and the focus would be lost.
            variant="outlined"
            color={url === value ? 'primary' : 'default'}
            icon={<img src={assetUrl(url)} alt="" width={44} height={44} loading="lazy" decoding="async" />}
            aria-label={label}
            title={label}
            aria-pressed={url === value}
            onClick={() => { onChoose(url); }}
          />
        </li>
      ))}
    </ul>
  );
}
