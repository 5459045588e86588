import { useState } from 'react';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { HeartFilledIcon, HeartIcon, IconButton } from '../../shared/ui';
import styles from './FoodCard.module.css';

/** The heart of a card. What it remembers is local to the card and not saved (specification, section 4). */
export function FavouriteButton({ name }: { name: string }) {
  const [favourite, setFavourite] = useState(false);
  const notify = useNotify();
  const toggle = () => {
    setFavourite(!favourite);
    notify.success(favourite ? 'Removed from favorites' : 'Added to favorites');
  };
  return (
    <span className={styles.favourite}>
      <IconButton
        variant="floating"
        label={`Favorite ${name}`}
        pressed={favourite}
        icon={favourite ? <HeartFilledIcon /> : <HeartIcon />}
        onClick={toggle}
      />
    </span>
  );
}
