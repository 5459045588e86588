import { createContext } from 'react';

/**
 * Ids of the favourites in a windowed grid, so that a card has its state when it renders again. Null in a grid that keeps
 * all cards mounted: each card then holds its own state.
 */
export const FavouritesHere = createContext<Set<string> | null>(null);
