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
  const failed = foods === undefined && error !== undefined;
  const body = () => {
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
    if (failed) return <ErrorState message={messageOf(error)} onRetry={() => void ask(text)} pending={isFetching} />;
    if (foods === undefined) return placeholder;
    if (foods.length > 0) return children(foods);
    return (
      <EmptyState
        picture="pictures/nothing-found.webp"
        title="No Results Found"
        text={`Nothing on our menu goes by “${text}”. Try a shorter word, or one of these.`}
        action={suggestions}
      />
    );
  };
  return (
    <>
      {/* Stands here before there is anything to say: what comes with its first words goes unheard. */}
      <div role="status">{text !== '' && !failed && <Summary text={text} count={foods?.length} />}</div>
      {body()}
    </>
  );
}

function Summary({ text, count }: { text: string; count: number | undefined }) {
  if (count === undefined) return <p className={styles.summary}>Searching the menu</p>;
  return (
    <h2 className={count > 0 ? styles.summary : 'visually-hidden'}>
      {`${count === 1 ? '1 result' : `${String(count)} results`} for “${text}”`}
    </h2>
  );
}
