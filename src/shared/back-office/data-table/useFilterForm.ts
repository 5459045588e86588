import { Form, type FormProps } from 'antd';
import { useLayoutEffect, useMemo } from 'react';
import type { ListValues } from './listSearchParams';
import { readSortChoice, sortChoice } from './sorting';
import type { ListState } from './useListState';

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
