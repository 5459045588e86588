import { Form, useSearchParams } from 'react-router-dom';
import { SEARCH_TEXT_MAX } from '../../domain/text/text';
import { Button, SearchIcon, TextField } from '../../shared/ui';
import { routes } from '../../shared/utils/paths';
import styles from './SearchForm.module.css';

const TEXT = 'q';

/** Returns the URL of a search. */
export function searchPath(text: string): string {
  return `${routes.search}?${new URLSearchParams({ [TEXT]: text }).toString()}`;
}

/** The search text, stored in the URL (`?q=`), so that a reload and Back show the same results. */
export function useSearchText(): string {
  const [params] = useSearchParams();
  return params.get(TEXT)?.slice(0, SEARCH_TEXT_MAX).trim() ?? '';
}

/** The search form. It searches on the button or Enter, not on every key (docs/behaviour.md, section 2, /user/search). */
export function SearchForm() {
  const text = useSearchText();
  return (
    <Form className={styles.form} role="search" action={routes.search}>
      <div className={styles.field}>
        <TextField
          label="Search food"
          type="search"
          name={TEXT}
          placeholder="Pizza, noodles, cake"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={SEARCH_TEXT_MAX}
          value={text}
        />
      </div>
      <Button type="submit" icon={<SearchIcon />}>
        Search
      </Button>
    </Form>
  );
}
