import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type * as v from 'valibot';
import { type ListSchema, type ListValues, narrowingKeys, nextSort, readList, writeList } from './listAddress';

type Change<Values> = Partial<Values> | ((now: Values) => Partial<Values>);

/** A list as its address describes it, and the ways to change it. */
export interface ListState<Values extends ListValues = ListValues> {
  /** Page, size, sort, order, search and filters: exactly what the list's call takes as its query. */
  readonly values: Values;
  /** The same while the address says nothing: how the list comes. */
  readonly untouched: Values;
  /**
   * Changes some of them, or what follows from how they stand by now. A new entry in the history, unless `replace`: for
   * what changes while somebody types.
   */
  readonly set: (change: Change<Values>, how?: { replace?: boolean }) => void;
  /** Sorts by a field, up at first; again, down; again, back to how the list comes. */
  readonly sortBy: (sort: Values['sort']) => void;
  /** True while the search or a filter leaves rows out. */
  readonly narrowed: boolean;
  /** Takes the search and every filter away. */
  readonly widen: () => void;
}

/**
 * The state of a list, kept in the address, so that it survives reload and back and can be shared.
 * @param schema the query of the list's call, such as `getOrders.query`; it says what is valid and what the defaults are,
 *   but for the size, whose choices and default are listAddress.ts's own
 */
export function useListState<Schema extends ListSchema>(schema: Schema): ListState<v.InferOutput<Schema>> {
  type Values = v.InferOutput<Schema>;
  const { search } = useLocation();
  const navigate = useNavigate();

  return useMemo(() => {
    const values: Values = readList(schema, new URLSearchParams(search));
    // What is pressed before the last press is drawn adds to it: the address knows of that one, this render does not.
    const latest = () => new URLSearchParams(window.location.search);
    const set: ListState<Values>['set'] = (change, { replace = false } = {}) => {
      const parts = typeof change === 'function' ? change(readList(schema, latest())) : change;
      void navigate({ search: `?${writeList(schema, latest(), parts).toString()}` }, { replace });
    };
    const untouched: Values = readList(schema, new URLSearchParams());
    const narrowing = narrowingKeys(schema) as (keyof Values)[];
    return {
      values,
      untouched,
      set,
      sortBy: (sort) => { set((now) => nextSort(now, untouched, sort) as Partial<Values>); },
      narrowed: narrowing.some((key) => values[key] !== untouched[key]),
      widen: () => { set(Object.fromEntries(narrowing.map((key) => [key, untouched[key]])) as Partial<Values>); },
    };
  }, [schema, search, navigate]);
}
