import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { ListValues } from './listAddress';
import type { ListState } from './useListState';

interface ListLinkProps<Values extends ListValues> {
  list: ListState<Values>;
  change: Partial<Values>;
  /** The list's own path, for where it is shown at another address too. */
  path?: string | undefined;
  className: string | undefined;
  children: ReactNode;
}

/** A link to the list with some of it changed; where that is how the list is, it is the current one. */
export function ListLink<Values extends ListValues>({ list, change, path = '', className, children }: ListLinkProps<Values>) {
  const navigate = useNavigate();
  const href = list.hrefOf(change);
  const current = Object.entries(change).every(([key, value]) => list.values[key as keyof Values] === value);
  return (
    <Link
      className={className}
      to={path + href}
      aria-current={current ? 'page' : undefined}
      onClick={(event) => {
        const now = list.hrefOf(change, 'now');
        const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
        if (now === href || elsewhere) return;
        // The last press is not drawn yet, and this link would take it back.
        event.preventDefault();
        void navigate(path + now);
      }}
    >
      {children}
    </Link>
  );
}
