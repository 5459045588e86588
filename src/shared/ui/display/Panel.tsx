import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../utils/classNames';
import styles from './Panel.module.css';

/** A raised surface that groups related content. */
export function Panel({ className, ...rest }: ComponentPropsWithRef<'section'>) {
  return <section {...rest} className={classNames(styles.panel, className)} />;
}
