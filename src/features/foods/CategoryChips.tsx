import { Link } from 'react-router-dom';
import styles from './CategoryChips.module.css';

interface CategoryChipsProps {
  categories: readonly string[];
  /** The chosen category; '' is all of them. */
  value: string;
  hrefOf: (category: string) => string;
}

/** All Categories and each category, as links, so that every choice has its address. */
export function CategoryChips({ categories, value, hrefOf }: CategoryChipsProps) {
  return (
    <nav aria-label="Categories">
      <ul className={styles.chips}>
        {['', ...categories].map((category) => (
          <li key={category}>
            <Link className={styles.chip} to={hrefOf(category)} aria-current={category === value ? 'page' : undefined}>
              {category === '' ? 'All Categories' : category}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
