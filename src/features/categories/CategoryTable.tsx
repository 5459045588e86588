import { DeleteOutlined } from '@ant-design/icons';
import { Button, Empty, Table, type TableColumnsType } from 'antd';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import * as v from 'valibot';
import { type Category, categoryInUse } from '../../domain/category/category';
import { groupDigits } from '../../domain/number/digits';
import { pageQuery } from '../../domain/http/page';
import { ACCESSIBLE_TABLE } from '../../shared/back-office/antd/accessibleTable';
import { sortInAddress, sortOrderOf } from '../../shared/back-office/data-table/sorting';
import { useListState } from '../../shared/back-office/data-table/useListState';
import { routes } from '../../shared/utils/paths';
import styles from './Categories.module.css';

/** The search params of the table; `menu` is the order of the menu. */
const tableQuery = v.object(pageQuery(['menu', 'name', 'productCount'], 'asc'));

interface CategoryTableProps {
  categories: readonly Category[];
  onDelete: (name: string) => void;
}

/**
 * The table of categories: name, product count, actions (docs/behaviour.md, section 2, Admin categories), by default in the
 * order of the menu.
 */
export function CategoryTable({ categories, onDelete }: CategoryTableProps) {
  const list = useListState(tableQuery);
  const columns: TableColumnsType<Category> = [
    {
      title: 'Category Name',
      dataIndex: 'name',
      sorter: (one, other) => one.name.localeCompare(other.name),
      sortOrder: sortOrderOf(list.values, 'name'),
      rowScope: 'row',
    },
    {
      title: 'Product Count',
      dataIndex: 'productCount',
      sorter: (one, other) => one.productCount - other.productCount,
      sortOrder: sortOrderOf(list.values, 'productCount'),
      align: 'end',
      render: (_, category) => <ProductCount category={category} />,
    },
    { title: 'Actions', key: 'actions', align: 'end', width: '8rem', render: (_, category) => <DeleteButton category={category} onDelete={onDelete} /> },
  ];
  const used = categories.some(({ productCount }) => productCount > 0);
  return (
    <>
      <Table<Category>
        {...ACCESSIBLE_TABLE}
        aria-label="Categories"
        columns={columns}
        dataSource={categories}
        rowKey="name"
        pagination={false}
        locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="No categories yet. Add the first one above." /> }}
        onChange={sortInAddress(list.values.sort, list.sortBy)}
      />
      {used && <p className={styles.rule}>A category with products cannot be deleted.</p>}
    </>
  );
}

/** The count links to the dishes of the category. */
function ProductCount({ category: { name, productCount } }: { category: Category }) {
  if (productCount === 0) return <span>0</span>;
  const products = productCount === 1 ? 'product' : 'products';
  return (
    <Link className={styles.count} to={`${routes.dashboardSearch}?category=${encodeURIComponent(name)}`} aria-label={`${groupDigits(productCount)} ${products} in ${name}`}>
      {groupDigits(productCount)}
    </Link>
  );
}

/**
 * Disabled while dishes use the category. The reason is in the tooltip and in the description for screen readers, and in a
 * line below the table.
 */
function DeleteButton({ category: { name, productCount }, onDelete }: { category: Category; onDelete: CategoryTableProps['onDelete'] }) {
  const reasonId = useId();
  const used = productCount > 0;
  const button = (
    <Button
      danger
      size="small"
      icon={<DeleteOutlined aria-hidden />}
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
