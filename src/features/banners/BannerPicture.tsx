import { useState } from 'react';
import { isSafeImage } from '../../domain/text/safeUrl';
import { assetUrl, isCutOut } from '../../shared/utils/assetUrl';
import { classNames } from '../../shared/utils/classNames';
import styles from './Banners.module.css';

const INVALID = 'pictures/invalid-image-url.svg';

/**
 * A banner's picture. If it does not load, a placeholder labelled 'Invalid image URL' is shown (docs/behaviour.md, section
 * 5).
 */
export function BannerPicture({ url }: { url: string }) {
  const [broken, setBroken] = useState<string>();
  const invalid = url === broken || !isSafeImage(url);
  return (
    <img
      className={classNames(styles.picture, (isCutOut(url) || invalid) && styles.whole)}
      src={assetUrl(invalid ? INVALID : url)}
      alt={invalid ? 'Invalid image URL' : ''}
      loading="lazy"
      onError={() => { setBroken(url); }}
    />
  );
}
