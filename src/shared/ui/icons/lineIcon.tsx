import type { ReactNode } from 'react';
import { classNames } from '../../utils/classNames';
import styles from './lineIcon.module.css';

/**
 * Props of a line icon on a 24-unit grid. Icons have the colour and size of the surrounding text and are hidden from
 * assistive technology.
 */
export interface IconProps {
  /** Edge length as a CSS length; 1.375em by default. */
  size?: string | undefined;
}

interface DrawingProps extends IconProps {
  filled?: boolean;
  children: ReactNode;
}

/** The `<svg>` element of an icon. */
export function Drawing({ size, filled = false, children }: DrawingProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={classNames(styles.icon, filled && styles.filled)}
      {...(size !== undefined && { style: { width: size, height: size } })}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** Creates an icon component from the data of one path. */
export const lineIcon = (path: string) =>
  function LineIcon(props: IconProps) {
    return (
      <Drawing {...props}>
        <path d={path} />
      </Drawing>
    );
  };
