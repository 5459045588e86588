import { createContext } from 'react';

/**
 * Ids of the favourites in a windowed grid, so that a card has its state when it renders again. Null in a grid whose cards
 * stay mounted and hold the state themselves.
 */
export const FavouritesHere = createContext<Set<string> | null>(null);
