import { Form, type FormProps } from 'antd';
import { useCallback, useLayoutEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type * as v from 'valibot';
import { isEqual } from '../../../domain/isEqual';
import { type ListSchema, type ListValues, type Sorting, narrowingValues, readList, writeList } from './listSearchParams';

/** The state of a list in the address, and functions that change it. */
export interface ListState<Values extends ListValues = ListValues> {
  /** Page, size, sort, order, search and filters: the query of the list's call. */
  readonly values: Values;
  /** The default values: the state while the address contains no parameters. */
  readonly untouched: Values;
  /**
   * Changes some values. Adds a history entry, or replaces the present one with `replace`, as for each change while the user
   * types.
   */
  readonly set: (change: Partial<Values>, how?: { replace?: boolean }) => void;
  /** Whether the search or a filter leaves rows out. */
  readonly narrowed: boolean;
  /** Removes the search and every filter. */
  readonly widen: () => void;
}

/**
 * The state of a list, stored in the address, so that it survives reload and Back and can be shared.
 * @param schema the query of the list's call, such as `getOrders.query`: it validates and has the defaults, except for the
 *   page size, whose choices and default are in listSearchParams.ts
 */
export function useListState<Schema extends ListSchema>(schema: Schema): ListState<v.InferOutput<Schema>> {
  type Values = v.InferOutput<Schema>;
  const { search } = useLocation();
  const navigate = useNavigate();

  const values = useMemo(() => readList(schema, new URLSearchParams(search)), [schema, search]);
  const untouched: Values = useMemo(() => readList(schema, new URLSearchParams()), [schema]);
  const set = useCallback<ListState<Values>['set']>((change, { replace = false } = {}) => {
    // Read from the address, not from this render: several clicks before the next render add up.
    const params = writeList(schema, new URLSearchParams(window.location.search), change);
    void navigate({ search: `?${params.toString()}` }, { replace });
  }, [schema, navigate]);

  return useMemo(() => {
    const narrowed = !isEqual(narrowingValues(values), narrowingValues(untouched));
    return { values, untouched, set, narrowed, widen: () => { set(narrowingValues(untouched)); } };
  }, [values, untouched, set]);
}

/** A sorting as the value of an option: `total desc`. */
export function sortChoice({ sort, order }: Sorting): string {
  return `${sort} ${order}`;
}

/** Reads the value of an option that `sortChoice` has made. */
function readSortChoice(choice: string): Sorting {
  const [sort = '', order] = choice.split(' ');
  return { sort, order: order === 'desc' ? 'desc' : 'asc' };
}

/**
 * The props of a list's form: its search, its filters and its `Select` for sorting. The fields have the names of the search
 * params; `sort` holds the direction too (`sortChoice`). A change is written to the address, and the fields follow it.
 */
export function useFilterForm<Values extends ListValues>({ values, set }: ListState<Values>): FormProps<ListValues> {
  const [form] = Form.useForm<ListValues>();
  const fields = useMemo(() => ({ ...values, sort: sortChoice(values) }), [values]);
  // A layout effect, so that the filters of the address before are never painted.
  useLayoutEffect(() => { form.setFieldsValue(fields); }, [form, fields]);
  return {
    form,
    component: false,
    initialValues: fields,
    onValuesChange: (changed: Partial<ListValues>) => {
      set((changed.sort === undefined ? changed : readSortChoice(changed.sort)) as Partial<Values>, { replace: 'search' in changed });
    },
  };
}
