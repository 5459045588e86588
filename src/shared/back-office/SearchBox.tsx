import { Input } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SEARCH_TEXT_MAX } from '../../domain/text';
import { isComposing } from '../lib/isComposing';
import { CloseIcon, SearchIcon } from '../ui';
import styles from './DataTable.module.css';
import { PAUSE_MS } from './useSettled';

/** What empties it. Ant Design's own icon has nothing but its file's name to be heard by. */
const CLEAR = (
  <>
    <CloseIcon size="1rem" />
    <span className="visually-hidden">Clear search</span>
  </>
);

interface SearchBoxProps {
  /** What the list is searched for now. */
  value: string;
  onSearch: (text: string) => void;
  /** Its name, and what it says while it is empty. */
  label: string;
}

/**
 * The search of a list: it follows the typing after a short pause, Enter and leaving it at once. A search that came
 * after somebody has gone elsewhere would take them back to the list.
 */
export function SearchBox({ value, onSearch, label }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [searched, setSearched] = useState(value);
  // The search changed elsewhere: somebody went back, or took the filters away.
  if (value !== searched) {
    setSearched(value);
    if (value !== text.trim()) setText(value);
  }

  const ahead = useRef(false);
  const searchNow = () => {
    ahead.current = true;
    if (text.trim() !== value) onSearch(text.trim());
  };

  // As the list is by then: one that is drawn meanwhile does not begin the pause anew.
  const searchAfterPause = useEffectEvent(() => { if (!ahead.current) onSearch(text.trim()); });
  useEffect(() => {
    if (text.trim() === value) return undefined;
    const timer = setTimeout(() => { searchAfterPause(); }, PAUSE_MS);
    return () => { clearTimeout(timer); };
  }, [text, value]);

  return (
    <Input
      className={styles.search}
      type="search"
      aria-label={label}
      placeholder={label}
      prefix={<SearchIcon size="1.125rem" />}
      allowClear={{ clearIcon: CLEAR }}
      maxLength={SEARCH_TEXT_MAX}
      value={text}
      onChange={(event) => {
        ahead.current = false;
        setText(event.target.value);
      }}
      onPressEnter={({ nativeEvent }) => { if (!isComposing(nativeEvent)) searchNow(); }}
      onBlur={searchNow}
    />
  );
}
