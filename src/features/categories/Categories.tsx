import { DeleteOutlined } from '@ant-design/icons';
import { Button, Card, Col, Empty, Row, Table, type TableColumnsType } from 'antd';
import { useId, useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import * as v from 'valibot';
import { type Category, categoryInUse } from '../../domain/category/category';
import { pageQuery } from '../../domain/http/page';
import { groupDigits } from '../../domain/number/digits';
import { messageOf } from '../../shared/api/apiError';
import { ACCESSIBLE_TABLE } from '../../shared/back-office/antd/accessibleTable';
import { type ListState, sortInAddress, sortOrderOf, useListState } from '../../shared/back-office/data-table/useListState';
import { LoadingLines } from '../../shared/back-office/LoadingLines';
import { NewRowsButton } from '../../shared/back-office/HeadingRow';
import { listId } from '../../shared/back-office/hooks/useFocusRestore';
import { MissingRows, MissingTag } from '../../shared/back-office/live-rows/MissingTag';
import { REFETCH_OPTIONS } from '../../shared/back-office/live-rows/refetchOptions';
import { useStableList } from '../../shared/back-office/live-rows/useStableRows';
import { useConfirmedRemoval } from '../../shared/back-office/undo/useConfirmedRemoval';
import { ErrorState } from '../../shared/ui';
import { routes } from '../../shared/utils/paths';
import styles from './Categories.module.css';
import { categoryDeleted, useDeleteCategoryMutation, useGetCategoriesQuery } from './categoriesApi';
import { CategoryForm } from './CategoryForm';

/** The search params of the table; `menu` is the order of the menu. */
const tableQuery = v.object(pageQuery(['menu', 'name', 'productCount'], 'asc'));
type CategoryListValues = v.InferOutput<typeof tableQuery>;

const idOf = ({ name }: Category) => name;

/** Sorts the categories, which come in the order of the menu. */
function sortCategories(categories: readonly Category[], sort: CategoryListValues['sort'], order: CategoryListValues['order']): readonly Category[] {
  if (sort === 'menu') return categories;
  const direction = order === 'asc' ? 1 : -1;
  return [...categories].sort((one, other) => direction * (sort === 'name' ? one.name.localeCompare(other.name) : one.productCount - other.productCount));
}

/** The form and the table of the categories (docs/behaviour.md, sections 2 and 5). */
export function Categories() {
  const result = useGetCategoriesQuery(undefined, REFETCH_OPTIONS);
  const { error, isFetching, refetch } = result;
  const list = useListState(tableQuery);
  const { sort, order } = list.values;
  const sorted = useMemo(() => ({ ...result, currentData: result.data && sortCategories(result.data, sort, order) }), [result, sort, order]);
  const { rows: categories, stable } = useStableList(list.values, sorted, idOf);
  const [deleteCategory] = useDeleteCategoryMutation();
  const remove = useConfirmedRemoval();
  const heading = useRef<HTMLHeadingElement>(null);

  const onDelete = (name: string) => {
    void remove({
      question: { title: `Are you sure you want to delete the category "${name}"?`, okText: 'Delete' },
      heading: heading.current,
      send: () => deleteCategory(name),
      onSent: (succeeded) => { stable.leave(name, succeeded); },
      done: categoryDeleted(name),
    });
  };

  return (
    <Row gutter={[16, 16]}>
      <Col xs={24} lg={8}>
        <Card title={<h2>Add New Category</h2>}>
          <CategoryForm />
        </Card>
      </Col>
      <Col xs={24} lg={16}>
        <Card
          id={listId('categories')}
          tabIndex={-1}
          title={<h2 ref={heading} tabIndex={-1}>Categories</h2>}
          extra={<NewRowsButton list="categories" nouns={['category', 'categories']} size={Infinity} stable={stable} />}
          styles={{ body: { padding: 0 } }}
        >
          {categories && <MissingRows value={stable.missing}><CategoryTable categories={categories} list={list} onDelete={onDelete} /></MissingRows>}
          {!categories && !error && <LoadingLines count={5} />}
          {!categories && error && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} pending={isFetching} />}
        </Card>
      </Col>
    </Row>
  );
}

/** The table of categories: name, product count, actions; by default in the order of the menu. */
function CategoryTable({ categories, list, onDelete }: { categories: readonly Category[]; list: ListState<CategoryListValues>; onDelete: (name: string) => void }) {
  const columns: TableColumnsType<Category> = [
    {
      title: 'Category Name',
      dataIndex: 'name',
      sorter: true,
      sortOrder: sortOrderOf(list.values, 'name'),
      rowScope: 'row',
      render: (_, { name }) => <><span>{name}</span><MissingTag id={name} /></>,
    },
    {
      title: 'Product Count',
      dataIndex: 'productCount',
      sorter: true,
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

/** The count links to the foods of the category. */
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
 * Disabled while foods use the category. The reason is in the tooltip and in the description for screen readers, and in a
 * line below the table.
 */
function DeleteButton({ category: { name, productCount }, onDelete }: { category: Category; onDelete: (name: string) => void }) {
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
      <span className={styles.disabled} data-tooltip={reason}>{button}</span>
      <span id={reasonId} hidden>{reason}</span>
    </>
  );
}
