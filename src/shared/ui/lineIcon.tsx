import type { ReactNode } from 'react';
import { classNames } from '../lib/classNames';
import styles from './lineIcon.module.css';

/** Line icons on a 24-unit grid, in the colour and at the size of the writing around them; the words beside them speak. */
export interface IconProps {
  /** Edge length as CSS; 1.375em where nothing is said. */
  size?: string | undefined;
}

interface DrawingProps extends IconProps {
  filled?: boolean;
  children: ReactNode;
}

/** The sheet an icon is drawn on. */
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

/** Makes an icon of one path. */
export const lineIcon = (path: string) =>
  function LineIcon(props: IconProps) {
    return (
      <Drawing {...props}>
        <path d={path} />
      </Drawing>
    );
  };
