import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Food } from '../../domain/food/food';
import { messageOf } from '../../shared/api/apiError';
import { EmptyState, ErrorState } from '../../shared/ui';
import { useSearchMenuQuery } from './searchApi';
import { searchPath } from './SearchForm';
import styles from './SearchResults.module.css';

interface SearchResultsProps {
  /** The search text; empty before a search. */
  text: string;
  /** Renders the foods that were found. */
  children: (foods: readonly Food[]) => ReactNode;
  /** Shown while the search is pending. */
  placeholder: ReactNode;
  /** Suggested searches that certainly have results, shown where there are none. */
  words: readonly string[];
}

/** The results of a search, or an empty, loading or error state. */
export function SearchResults({ text, children, placeholder, words }: SearchResultsProps) {
  // currentData instead of data: the foods of the previous search are no answer to this one.
  const { currentData: foods, error, isFetching, refetch } = useSearchMenuQuery(text, { skip: text === '' });
  const failed = foods === undefined && error !== undefined;
  const body = () => {
    if (text === '') {
      return (
        <EmptyState
          picture="pictures/looking-for.webp"
          title="What are you hungry for?"
          text="Search by a dish, an ingredient or a category."
          action={<Suggestions words={words} />}
        />
      );
    }
    if (failed) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} pending={isFetching} />;
    if (foods === undefined) return placeholder;
    if (foods.length > 0) return children(foods);
    return (
      <EmptyState
        picture="pictures/nothing-found.webp"
        title="No Results Found"
        text={`Nothing on our menu goes by “${text}”. Try a shorter word, or one of these.`}
        action={<Suggestions words={words} />}
      />
    );
  };
  return (
    <>
      {/* Rendered empty before a search: screen readers ignore the initial content of a new live region. */}
      <div role="status">
        {text !== '' && !failed && !foods && <p className={styles.summary}>Searching the menu</p>}
        {text !== '' && foods && (
          <h2 className={foods.length > 0 ? styles.summary : 'visually-hidden'}>
            {`${foods.length === 1 ? '1 result' : `${String(foods.length)} results`} for “${text}”`}
          </h2>
        )}
      </div>
      {body()}
    </>
  );
}

/** Links to searches. */
function Suggestions({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="Suggested searches">
      {words.map((word) => (
        <li key={word}>
          {/* The link disappears with its list: move the focus to the heading first. */}
          <Link className={styles.link} to={searchPath(word)} onClick={() => { document.querySelector('h1')?.focus(); }}>
            {word}
          </Link>
        </li>
      ))}
    </ul>
  );
}
