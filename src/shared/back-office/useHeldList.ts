import { useCallback, useState } from 'react';
import { quietlyTimed } from './quietly';
import { LIVE } from './upToDate';

/** What the screen shows, in answer to which question. */
interface Shown<List> {
  readonly question: string | undefined;
  readonly list: List | undefined;
  /** When what there was of it already had been read: its first refresh is no news, and moves rows as it likes. */
  readonly time: number | undefined;
  /** Whether it has been read since it was asked. */
  readonly answered: boolean;
}

const NOTHING = { question: undefined, list: undefined, time: undefined, answered: false };

/**
 * For a list that is kept up to date without moving rows under somebody's hand; another question is answered with all
 * there is. Whoever uses it asks its query as `asking` says, makes of the answer what may stand with the rows that are
 * `standing`, if any, and has it shown by `show`.
 */
export function useHeldList<Row, List extends { items: Row[] }>(query: object, handOn: boolean) {
  const question = JSON.stringify(query);
  const [shown, setShown] = useState<Shown<List>>(NOTHING);
  const isNew = shown.question !== question;
  const asked = isNew ? NOTHING : shown;

  /** Gives what the screen shows: what stands there stays until another question is answered. */
  const show = (now: List | undefined, time: number | undefined) => {
    const list = now ?? shown.list;
    const answered = asked.answered || (!isNew && time !== asked.time);
    if (isNew) setShown({ question, list, time, answered });
    else if (list !== shown.list || answered !== shown.answered) setShown({ ...shown, list, answered });
    return list;
  };
  /** Changes what stands there. */
  const edit = useCallback((change: (list: List) => List) => {
    setShown((before) => ({ ...before, list: before.list && change(before.list) }));
  }, []);
  return {
    isNew,
    asking: { ...LIVE, selectFromResult: quietlyTimed<List>(!asked.answered) },
    standing: handOn && asked.answered ? asked.list?.items : undefined,
    show,
    edit,
  };
}
