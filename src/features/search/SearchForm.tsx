import { type SubmitEvent, useState } from 'react';
import { SEARCH_TEXT_MAX } from '../../domain/text';
import { Button, SearchIcon, TextField } from '../../shared/ui';
import styles from './SearchForm.module.css';

interface SearchFormProps {
  /** What was searched for last. */
  text: string;
  onSearch: (text: string) => void;
}

/** Searches on the button or on Enter, not on every letter (specification, section 2, /user/search). */
export function SearchForm({ text, onSearch }: SearchFormProps) {
  const [typed, setTyped] = useState(text);
  // What the address says after going back replaces what was typed; searches one has just asked for do not, as the next
  // letters may be there already.
  const [last, setLast] = useState<{ text: string; asked: readonly string[] }>({ text, asked: [] });
  if (text !== last.text) {
    const at = last.asked.indexOf(text);
    setLast({ text, asked: at < 0 ? [] : last.asked.slice(at + 1) });
    if (at < 0) setTyped(text);
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    setLast({ text, asked: wanted === text ? [] : [...last.asked, wanted] });
    onSearch(wanted);
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
