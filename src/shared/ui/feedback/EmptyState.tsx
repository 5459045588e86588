import type { ReactNode } from 'react';
import { assetUrl } from '../../utils/assetUrl';
import styles from './MessageState.module.css';

interface EmptyStateProps {
  /** One of our own pictures, such as 'pictures/empty-cart.webp'. */
  picture: string;
  title: string;
  text?: ReactNode;
  /** A button or link to continue with. */
  action?: ReactNode;
}

/** Shown instead of an empty list, with a suggestion of what to do. */
export function EmptyState({ picture, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <img className={styles.picture} src={assetUrl(picture)} alt="" width={144} height={144} />
      <h2 className={styles.title}>{title}</h2>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  );
}
