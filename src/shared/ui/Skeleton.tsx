import { classNames } from '../lib/classNames';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths; give the size of what will come. */
  width?: string | undefined;
  height?: string | undefined;
  shape?: 'line' | 'block' | 'circle' | undefined;
  className?: string | undefined;
}

/** Holds the place of something on its way. Silent: the container around it says 'Loading' once, with role="status". */
export function Skeleton({ width = '100%', height = '1em', shape = 'line', className }: SkeletonProps) {
  return <span aria-hidden="true" className={classNames(styles.skeleton, styles[shape], className)} style={{ width, height }} />;
}
