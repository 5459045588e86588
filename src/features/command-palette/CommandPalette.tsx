import { CloseOutlined, SearchOutlined } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isComposing } from '../../compat/isComposing';
import { SEARCH_TEXT_MAX } from '../../domain/text/text';
import { messageOf } from '../../shared/api/apiError';
import { useCloseOnLeaving } from '../../shared/back-office/hooks/useCloseOnLeaving';
import { useOpenDialog } from '../../shared/hooks/useOpenDialog';
import styles from './CommandPalette.module.css';
import { useFound } from './paletteApi';
import { type PaletteAction, type PaletteSection, paletteGroups } from './paletteGroups';
import { PaletteList } from './PaletteList';

interface CommandPaletteProps {
  open: boolean;
  onClose: () => void;
  sections: readonly PaletteSection[];
  actions: readonly PaletteAction[];
}

/** A dialog that finds sections, orders, foods, users and actions, operated by keyboard alone. */
export function CommandPalette({ open, onClose, sections, actions }: CommandPaletteProps) {
  const chosen = useRef<() => void>(undefined);
  const input = useOpenDialog<HTMLInputElement>(open, true);
  const focusNextScreen = useCloseOnLeaving(open, onClose);
  return (
    <Modal
      open={open}
      onCancel={onClose}
      // Before this event the dialog is not displayed and cannot take the focus.
      afterOpenChange={(opened) => { if (opened) input.current?.focus(); }}
      // The chosen item runs after the focus is restored: a new screen or another dialog takes the focus from there.
      afterClose={() => {
        focusNextScreen();
        chosen.current?.();
        chosen.current = undefined;
      }}
      title={<span className="visually-hidden">Search the back office</span>}
      closable={false}
      footer={null}
      width="40rem"
      destroyOnHidden
      // No animation, because the palette is opened and closed very often.
      transitionName=""
      maskTransitionName=""
      styles={{ header: { margin: 0 }, container: { padding: 0 } }}
    >
      <PaletteSearch
        input={input}
        sections={sections}
        actions={actions}
        onClose={onClose}
        onChoose={(choose) => {
          chosen.current = choose;
          onClose();
        }}
      />
    </Modal>
  );
}

interface PaletteSearchProps extends Omit<CommandPaletteProps, 'open'> {
  /** A ref for the dialog, which focuses the field. */
  input: RefObject<HTMLInputElement | null>;
  onChoose: (choose: () => void) => void;
}

/**
 * The text field and its results: a combobox over a listbox, so that the focus never leaves the field. Below the results is
 * the state of the search.
 */
function PaletteSearch({ input, sections, actions, onChoose, onClose }: PaletteSearchProps) {
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const text = typed.trim();
  const { found, error } = useFound(text);
  const groups = paletteGroups({ text, sections, actions, found, go: (path) => void navigate(path) });
  const items = groups.flatMap((group) => group.items);
  const at = Math.min(active, items.length - 1);

  const results = items.length === 0 ? `Nothing found for “${text}”.` : `${items.length} ${items.length === 1 ? 'result' : 'results'}`;
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && items.length > 0) {
      event.preventDefault();
      setActive((at + step + items.length) % items.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const item = items[at];
      if (item) onChoose(item.choose);
    }
  };
  return (
    <>
      <div className={styles.field}>
        <SearchOutlined aria-hidden />
        <input
          ref={input}
          className={styles.input}
          role="combobox"
          aria-label="Search sections, orders, food and users"
          aria-expanded={items.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={items.length > 0 ? `${listId}-${at}` : undefined}
          placeholder="Search or jump to…"
          autoComplete="off"
          spellCheck={false}
          maxLength={SEARCH_TEXT_MAX}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        <Button type="text" icon={<CloseOutlined aria-hidden />} onClick={onClose}>
          <kbd className={styles.key}>Esc</kbd>
          <span className="visually-hidden"> Close</span>
        </Button>
      </div>
      <div className={styles.results}>
        <PaletteList id={listId} groups={groups} active={at} onActive={setActive} onChoose={onChoose} />
        {error ? <p role="alert" className={styles.state}>{messageOf(error)}</p> : <p role="status" className={styles.state}>{text !== '' && (found ? results : 'Searching…')}</p>}
      </div>
    </>
  );
}
