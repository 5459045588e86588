import { CloseCircleFilled } from '@ant-design/icons';
import { Input } from 'antd';
import { useState } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import { SEARCH_TEXT_MAX } from '../../../domain/text/text';
import { isComposing } from '../../../compat/isComposing';
import { PAUSE_MS } from '../hooks/useDebouncedText';
import styles from './DataTable.module.css';

interface SearchInputProps {
  /** What the list is searched for now; set by the `Form.Item`, as `onChange` is. */
  value?: string;
  onChange?: (text: string) => void;
  /** The accessible name and the placeholder. */
  label: string;
}

/** The search of a list: debounced while typing; Enter, the button and leaving the field search immediately. */
export function SearchInput({ value = '', onChange, label }: SearchInputProps) {
  const [text, setText] = useState(value);
  const [searched, setSearched] = useState(value);
  const search = useDebouncedCallback((typed: string) => { if (typed !== value) onChange?.(typed); }, PAUSE_MS);
  // The search changed elsewhere: Back, or "Clear search and filters".
  if (value !== searched) {
    setSearched(value);
    if (value !== text.trim()) setText(value);
  }
  return (
    <Input.Search
      className={styles.search ?? ''}
      type="search"
      aria-label={label}
      placeholder={label}
      allowClear={{ clearIcon: <CloseCircleFilled aria-label="Clear search" className={styles.clear ?? ''} /> }}
      maxLength={SEARCH_TEXT_MAX}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        search(target.value.trim());
      }}
      onSearch={(_text, event) => {
        if (!(event?.nativeEvent instanceof KeyboardEvent && isComposing(event.nativeEvent))) search.flush();
      }}
      onBlur={() => { search.flush(); }}
    />
  );
}
