import { assetUrl } from '../../shared/lib/assetUrl';
import { BUILT_IN_PICTURES } from './builtInPictures';
import styles from './PictureField.module.css';

interface PictureChoiceProps {
  id: string;
  value: string;
  onChoose: (url: string) => void;
}

/** Our own pictures, one of which may be what somebody is looking for. */
export function PictureChoice({ id, value, onChoose }: PictureChoiceProps) {
  return (
    <ul id={id} className={styles.choice} aria-label="Our pictures">
      {BUILT_IN_PICTURES.map(({ label, url }) => (
        <li key={url}>
          <button type="button" className={styles.built} aria-label={label} title={label} aria-pressed={url === value} onClick={() => { onChoose(url); }}>
            <img src={assetUrl(url)} alt="" width={44} height={44} loading="lazy" decoding="async" />
          </button>
        </li>
      ))}
    </ul>
  );
}
