import { type SubmitEvent, useState } from 'react';
import { Button, SearchIcon, TextField } from '../../shared/ui';
import styles from './SearchForm.module.css';

/** The longest text the search takes, in characters. */
const TEXT_MAX = 200;

interface SearchFormProps {
  /** What was searched for last. */
  text: string;
  onSearch: (text: string) => void;
}

/** Searches on the button or on Enter, not on every letter (specification, section 2, /user/search). */
export function SearchForm({ text, onSearch }: SearchFormProps) {
  const [typed, setTyped] = useState(text);
  // What the address says after going back replaces what was typed; the search one has just asked for does not, as its
  // next letters may be there already.
  const [last, setLast] = useState({ text, submitted: text });
  if (text !== last.text) {
    setLast({ text, submitted: text });
    if (text !== last.submitted) setTyped(text);
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setLast({ text, submitted: typed.trim() });
    onSearch(typed.trim());
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
          maxLength={TEXT_MAX}
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
