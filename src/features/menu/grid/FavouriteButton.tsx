import { createContext, use, useState } from 'react';
import { useNotify } from '../../../shared/notifications/notificationsSlice';
import { HeartFilledIcon, HeartIcon, IconButton } from '../../../shared/ui';
import styles from './FoodCard.module.css';

/**
 * Ids of the favourites in a windowed grid, so that a card has its state when it renders again. Null in a grid that keeps
 * all cards mounted: each card then holds its own state.
 */
export const FavouritesContext = createContext<Set<string> | null>(null);

interface FavouriteButtonProps {
  id: string;
  name: string;
}

/** The heart of a card, a toggle. Its state is local to the card and not saved (docs/behaviour.md, section 4). */
export function FavouriteButton({ id, name }: FavouriteButtonProps) {
  const here = use(FavouritesContext);
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
