import { DeleteOutlined } from '@ant-design/icons';
import { Button, Card, Col, Row, Table, type TableColumnsType } from 'antd';
import { Link } from 'react-router-dom';
import { type Category, categoryInUse } from '../../domain/category/category';
import { groupDigits } from '../../domain/number/digits';
import { ACCESSIBLE_TABLE } from '../../shared/back-office/antd/accessibleTable';
import { ListCard } from '../../shared/back-office/ListCard';
import { MissingTag } from '../../shared/back-office/live-rows/MissingTag';
import { REFETCH_OPTIONS } from '../../shared/back-office/live-rows/refetchOptions';
import { useStableList } from '../../shared/back-office/live-rows/useStableList';
import { useConfirmedRemoval } from '../../shared/back-office/undo/useConfirmedRemoval';
import { routes } from '../../shared/utils/paths';
import styles from './Categories.module.css';
import { categoryDeleted, useDeleteCategoryMutation, useGetCategoriesQuery } from './categoriesApi';
import { CategoryForm } from './CategoryForm';

const idOf = ({ name }: Category) => name;

/** The form and the table of the categories, in the order of the menu (docs/behaviour.md, sections 2 and 5). */
export function Categories() {
  const result = useGetCategoriesQuery(undefined, REFETCH_OPTIONS);
  const { rows, stable } = useStableList('categories', result, idOf);
  const [deleteCategory] = useDeleteCategoryMutation();
  const remove = useConfirmedRemoval('categories', stable.leave);

  const onDelete = (name: string) => {
    void remove(name, {
      question: { title: `Are you sure you want to delete the category "${name}"?`, okText: 'Delete' },
      send: () => deleteCategory(name),
      done: categoryDeleted(name),
    });
  };
  const columns: TableColumnsType<Category> = [
    { title: 'Category Name', dataIndex: 'name', rowScope: 'row', render: (_, { name }) => <><span>{name}</span><MissingTag id={name} /></> },
    { title: 'Product Count', dataIndex: 'productCount', align: 'end', render: (_, category) => <ProductCount category={category} /> },
    {
      title: 'Actions',
      key: 'actions',
      align: 'end',
      width: '8rem',
      render: (_, { name, productCount }) => (
        <Button
          danger
          size="small"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={`Delete ${name}`}
          title={productCount > 0 ? categoryInUse(name, productCount) : undefined}
          disabled={productCount > 0}
          onClick={() => { onDelete(name); }}
        >
          Delete
        </Button>
      ),
    },
  ];
  return (
    <Row gutter={[16, 16]}>
      <Col xs={24} lg={8}>
        <Card title={<h2>Add New Category</h2>}>
          <CategoryForm />
        </Card>
      </Col>
      <Col xs={24} lg={16}>
        <ListCard
          name="categories"
          title="Categories"
          nouns={['category', 'categories']}
          result={result}
          rows={rows}
          stable={stable}
          empty="No categories yet. Add the first one."
        >
          {(categories) => (
            <>
              <Table<Category> {...ACCESSIBLE_TABLE} aria-label="Categories" columns={columns} dataSource={categories} rowKey="name" pagination={false} />
              <p className={styles.rule}>A category with products cannot be deleted.</p>
            </>
          )}
        </ListCard>
      </Col>
    </Row>
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
