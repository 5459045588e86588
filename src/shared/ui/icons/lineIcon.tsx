import { classNames } from '../../utils/classNames';
import styles from './lineIcon.module.css';

/**
 * Creates an icon component from the data of one path on a 24-unit grid. Icons have the colour and size of the surrounding
 * text, or the `size` that is given as a CSS length, and are hidden from assistive technology.
 */
export const lineIcon = (path: string, filled = false) =>
  function LineIcon({ size }: { size?: string | undefined }) {
    return (
      <svg
        viewBox="0 0 24 24"
        className={classNames(styles.icon, filled && styles.filled)}
        {...(size !== undefined && { style: { width: size, height: size } })}
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    );
  };
