import { classNames } from '../../utils/classNames';
import styles from './lineIcon.module.css';

interface IconProps {
  /** Edge length as a CSS length; 1.375em by default. */
  size?: string | undefined;
}

/**
 * Creates an icon component from the data of one path on a 24-unit grid. Icons have the colour and size of the surrounding
 * text and are hidden from assistive technology.
 */
export const lineIcon = (path: string, filled = false) =>
  function LineIcon({ size }: IconProps) {
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
