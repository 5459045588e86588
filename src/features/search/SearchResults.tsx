import type { ReactNode } from 'react';
import type { Food } from '../../domain/food';
import { messageOf } from '../../shared/api/apiError';
import { EmptyState, ErrorState } from '../../shared/ui';
import { useAskAhead, useSearch } from './searchApi';
import styles from './SearchResults.module.css';

interface SearchResultsProps {
  /** What is searched for; nothing yet when empty. */
  text: string;
  /** Draws the foods that were found. */
  children: (foods: readonly Food[]) => ReactNode;
  /** Holds their place while the search is under way. */
  placeholder: ReactNode;
  /** Other things to look for, where there is nothing to see. */
  suggestions: ReactNode;
}

/** What a search has found, or why there is nothing to see. */
export function SearchResults({ text, children, placeholder, suggestions }: SearchResultsProps) {
  // currentData: the last search's foods are no answer to this one.
  const { currentData: foods, error, isFetching } = useSearch(text);
  const ask = useAskAhead();
  if (text === '') {
    return (
      <EmptyState
        picture="pictures/looking-for.webp"
        title="What are you hungry for?"
        text="Search by a dish, an ingredient or a category."
        action={suggestions}
      />
    );
  }
  if (foods === undefined) {
    if (error && !isFetching) return <ErrorState message={messageOf(error)} onRetry={() => void ask(text)} />;
    return (
      <>
        <p className={styles.summary} role="status">
          Searching the menu
        </p>
        {placeholder}
      </>
    );
  }
  return (
    <>
      <div role="status">
        <h2 className={foods.length > 0 ? styles.summary : 'visually-hidden'}>
          {`${foods.length === 1 ? '1 result' : `${String(foods.length)} results`} for “${text}”`}
        </h2>
      </div>
      {foods.length > 0 ? (
        children(foods)
      ) : (
        <EmptyState
          picture="pictures/nothing-found.webp"
          title="No Results Found"
          text={<>Nothing on our menu goes by “{text}”. Try a shorter word, or one of these.</>}
          action={suggestions}
        />
      )}
    </>
  );
}
