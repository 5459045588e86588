import { Link } from 'react-router-dom';
import { searchPath } from './searchAddress';
import styles from './SearchSuggestions.module.css';

/** Searches that certainly find something. */
export function SearchSuggestions({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="Suggested searches">
      {words.map((word) => (
        <li key={word}>
          {/* It goes away with its list: the focus has to be somewhere else by then. */}
          <Link className={styles.link} to={searchPath(word)} onClick={() => { document.querySelector('h1')?.focus(); }}>
            {word}
          </Link>
        </li>
      ))}
    </ul>
  );
}
