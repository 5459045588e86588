import { use, useState } from 'react';
import { useNotify } from '../../../shared/notifications/notificationsSlice';
import { HeartFilledIcon, HeartIcon, IconButton } from '../../../shared/ui';
import { FavouritesHere } from './favouritesHere';
import styles from './FoodCard.module.css';

interface FavouriteButtonProps {
  id: string;
  name: string;
}

/** The heart of a card, a toggle. Its state is local to the card and not saved (docs/behaviour.md, section 4). */
export function FavouriteButton({ id, name }: FavouriteButtonProps) {
  const here = use(FavouritesHere);
  const [favourite, setFavourite] = useState(here?.has(id) === true);
  const notify = useNotify();
  const toggle = () => {
    setFavourite(!favourite);
    if (favourite) here?.delete(id);
    else here?.add(id);
    notify.success(favourite ? 'Removed from favorites' : 'Added to favorites');
  };
  return (
    <IconButton
      className={styles.favourite}
      variant="floating"
      label={`Favorite ${name}`}
      pressed={favourite}
      icon={favourite ? <HeartFilledIcon /> : <HeartIcon />}
      data-action={`favourite ${id}`}
      onClick={toggle}
    />
  );
}
