import { Button } from 'antd';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import * as v from 'valibot';
import { type Category, categoryInUse } from '../../domain/category';
import { groupDigits } from '../../domain/digits';
import { pageQuery } from '../../domain/page';
import type { Column } from '../../shared/back-office/columns';
import { DataGrid } from '../../shared/back-office/DataGrid';
import { useListState } from '../../shared/back-office/useListState';
import { routes } from '../../shared/routes';
import { TrashIcon } from '../../shared/ui';
import styles from './Categories.module.css';
import { sortCategories } from './sortCategories';

/** How the table may be sorted, kept in the address; as the menu has them, unless somebody asks otherwise. */
const tableQuery = v.object(pageQuery(['menu', 'name', 'productCount'], 'asc'));

interface CategoryTableProps {
  categories: readonly Category[];
  onDelete: (name: string) => void;
}

/** Category Name, Product Count, Actions (specification, section 2, admin categories). */
export function CategoryTable({ categories, onDelete }: CategoryTableProps) {
  const list = useListState(tableQuery);
  const { sort, order } = list.values;
  const columns: Column<Category>[] = [
    { key: 'name', title: 'Category Name', width: 120, sort: 'name', render: ({ name }) => <span className={styles.name}>{name}</span> },
    { key: 'count', title: 'Product Count', width: 100, sort: 'productCount', align: 'end', render: (category) => <ProductCount category={category} /> },
    { key: 'actions', title: 'Actions', width: 124, align: 'end', render: (category) => <DeleteButton category={category} onDelete={onDelete} /> },
  ];
  const used = categories.some(({ productCount }) => productCount > 0);
  return (
    <>
      <DataGrid
        label="Categories"
        columns={columns}
        rows={sortCategories(categories, sort, order)}
        keyOf={({ name }) => name}
        list={list}
        selection={undefined}
        empty="No categories yet. Add the first one above."
      />
      {used && <p className={styles.rule}>A category with products cannot be deleted.</p>}
    </>
  );
}

/** The number leads to the dishes it counts. */
function ProductCount({ category: { name, productCount } }: { category: Category }) {
  if (productCount === 0) return <span>0</span>;
  const products = productCount === 1 ? 'product' : 'products';
  return (
    <Link className={styles.count} to={`${routes.dashboardSearch}?category=${encodeURIComponent(name)}`} aria-label={`${groupDigits(productCount)} ${products} in ${name}`}>
      {groupDigits(productCount)}
    </Link>
  );
}

/** Disabled while dishes use the category; why is said to whoever points at it and to whoever hears it, and below the table to everybody else. */
function DeleteButton({ category: { name, productCount }, onDelete }: { category: Category; onDelete: CategoryTableProps['onDelete'] }) {
  const reasonId = useId();
  const used = productCount > 0;
  const button = (
    <Button
      danger
      size="small"
      icon={<TrashIcon size="1.1em" />}
      aria-label={`Delete ${name}`}
      aria-describedby={used ? reasonId : undefined}
      disabled={used}
      onClick={() => { onDelete(name); }}
    >
      Delete
    </Button>
  );
  if (!used) return button;
  const reason = categoryInUse(name, productCount);
  return (
    <>
      <span className={styles.held} data-tooltip={reason}>{button}</span>
      <span id={reasonId} hidden>{reason}</span>
    </>
  );
}
