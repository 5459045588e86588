import { createContext } from 'react';

/**
 * The favourites among the cards of a long grid: a card that is drawn again has its heart as it was left. Null where
 * every card stays, and remembers by itself.
 */
export const FavouritesHere = createContext<Set<string> | null>(null);
