import { Input } from 'antd';
import { useEffect, useState } from 'react';
import { SearchIcon } from '../ui';
import styles from './DataTable.module.css';

/** How long somebody pauses before what they typed is searched for. */
const PAUSE_MS = 300;

interface SearchBoxProps {
  /** What the list is searched for now. */
  value: string;
  onSearch: (text: string) => void;
  /** Its name, and what it says while it is empty. */
  label: string;
}

/** The search of a list: it follows the typing after a short pause, Enter at once. */
export function SearchBox({ value, onSearch, label }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [searched, setSearched] = useState(value);
  // The search changed elsewhere: somebody went back, or took the filters away.
  if (value !== searched) {
    setSearched(value);
    if (value !== text.trim()) setText(value);
  }

  useEffect(() => {
    if (text.trim() === value) return undefined;
    const timer = setTimeout(() => { onSearch(text.trim()); }, PAUSE_MS);
    return () => { clearTimeout(timer); };
  }, [text, value, onSearch]);

  return (
    <Input
      className={styles.search}
      type="search"
      aria-label={label}
      placeholder={label}
      prefix={<SearchIcon size="1.125rem" />}
      allowClear
      maxLength={200}
      value={text}
      onChange={(event) => { setText(event.target.value); }}
      onPressEnter={() => { onSearch(text.trim()); }}
    />
  );
}
