import { classNames } from '../../utils/classNames';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths: the size of the content that will replace it. */
  width?: string | undefined;
  height?: string | undefined;
  shape?: 'line' | 'block' | undefined;
  className?: string | undefined;
}

/**
 * A placeholder for loading content. Hidden from assistive technology: the container announces 'Loading' once, with
 * role="status".
 */
export function Skeleton({ width = '100%', height = '1em', shape = 'line', className }: SkeletonProps) {
  return <span aria-hidden="true" className={classNames(styles.skeleton, styles[shape], className)} style={{ width, height }} />;
}
