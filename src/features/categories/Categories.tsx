import { Card, Col, Row } from 'antd';
import { useRef } from 'react';
import { messageOf } from '../../shared/api/apiError';
import { LoadingLines } from '../../shared/back-office/LoadingLines';
import { REFETCH_OPTIONS } from '../../shared/back-office/live-rows/refetchOptions';
import { useConfirmedRemoval } from '../../shared/back-office/undo/useConfirmedRemoval';
import { useCurrentUser } from '../../shared/session/FoodProvider';
import { ErrorState } from '../../shared/ui';
import { categoryDeleted, useDeleteCategoryMutation, useGetCategoriesQuery } from './categoriesApi';
import { CategoryForm } from './CategoryForm';
import { CategoryTable } from './CategoryTable';

/**
 * The form and the table of the categories; renders nothing for other users than administrators (docs/behaviour.md, sections
 * 2, 5 and 6).
 */
export function Categories() {
  const user = useCurrentUser();
  return user?.isAdmin ? <CategoryManagement /> : null;
}

function CategoryManagement() {
  const { data: categories, error, isFetching, refetch } = useGetCategoriesQuery(undefined, REFETCH_OPTIONS);
  const [deleteCategory] = useDeleteCategoryMutation();
  const remove = useConfirmedRemoval();
  const heading = useRef<HTMLHeadingElement>(null);

  const onDelete = (name: string) => {
    void remove({
      question: { title: `Are you sure you want to delete the category "${name}"?`, okText: 'Delete' },
      heading: heading.current,
      send: () => deleteCategory(name),
      done: categoryDeleted(name),
    });
  };

  return (
    <Row gutter={[16, 16]}>
      <Col xs={24} lg={8}>
        <Card title={<h2>Add New Category</h2>}>
          <CategoryForm categories={categories ?? []} />
        </Card>
      </Col>
      <Col xs={24} lg={16}>
        <Card title={<h2 ref={heading} tabIndex={-1}>Categories</h2>} styles={{ body: { padding: 0 } }}>
          {categories && <CategoryTable categories={categories} onDelete={onDelete} />}
          {!categories && !error && <LoadingLines count={5} />}
          {!categories && error && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} pending={isFetching} />}
        </Card>
      </Col>
    </Row>
  );
}
