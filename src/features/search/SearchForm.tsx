import { type SubmitEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { SEARCH_TEXT_MAX } from '../../domain/text/text';
import { unreportedInput } from '../../shared/forms/formControls';
import { Button, SearchIcon, TextField } from '../../shared/ui';
import { routes } from '../../shared/utils/paths';
import styles from './SearchForm.module.css';

const TEXT = 'q';

/** Returns the URL of a search; an empty text gives the URL of the empty search page. */
export function searchPath(text: string): string {
  return text === '' ? routes.search : `${routes.search}?${new URLSearchParams({ [TEXT]: text }).toString()}`;
}

const textOf = (params: URLSearchParams) => params.get(TEXT)?.slice(0, SEARCH_TEXT_MAX).trim() ?? '';

/**
 * The search text, stored in the URL (`?q=`), so that a reload and Back show the same results.
 * @returns the text, and a function that starts a search
 */
export function useSearchText(): [string, (text: string) => void] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const search = (next: string) => {
    // Like a link to the current page, repeating a search adds no history entry. Read from the window: the screen of the
    // search before may not have rendered yet.
    const current = textOf(new URLSearchParams(window.location.search));
    void navigate(searchPath(next), { replace: next === current });
  };
  return [textOf(params), search];
}

/** The search form. It searches on the button or Enter, not on every key (docs/behaviour.md, section 2, /user/search). */
export function SearchForm() {
  const [text, search] = useSearchText();
  const [typed, setTyped] = useState(text);
  // When the URL's text changes through Back, it replaces the typed text. It does not after a search from this form, because
  // the user may have typed more since.
  const [last, setLast] = useState<{ text: string; asked: readonly string[] }>({ text, asked: [] });
  if (text !== last.text) {
    const at = last.asked.indexOf(text);
    setLast({ text, asked: at < 0 ? [] : last.asked.slice(at + 1) });
    if (at < 0) setTyped(text);
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { q = typed } = unreportedInput(event.currentTarget, { q: typed });
    const wanted = q.trim();
    setTyped(q);
    setLast({ text, asked: wanted === text ? [] : [...last.asked, wanted] });
    search(wanted);
  };
  return (
    <form className={styles.form} role="search" onSubmit={submit}>
      <div className={styles.field}>
        <TextField
          label="Search food"
          type="search"
          name="q"
          placeholder="Pizza, noodles, cake"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={SEARCH_TEXT_MAX}
          value={typed}
          onChange={(event) => { setTyped(event.target.value); }}
        />
      </div>
      <Button type="submit" icon={<SearchIcon />}>
        Search
      </Button>
    </form>
  );
}
