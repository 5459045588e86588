import { Link } from 'react-router-dom';
import { searchPath } from './searchAddress';
import styles from './SearchSuggestions.module.css';

/** Links to searches that certainly have results. */
export function SearchSuggestions({ words }: { words: readonly string[] }) {
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
