import { Button } from 'antd';
import { assetUrl } from '../../../shared/utils/assetUrl';
import { BUILT_IN_PICTURES } from './builtInPictures';
import styles from '../FoodForm.module.css';

interface PictureChoiceProps {
  id: string;
  value: string;
  onChoose: (url: string) => void;
}

/** A choice of the built-in pictures. */
export function PictureChoice({ id, value, onChoose }: PictureChoiceProps) {
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
