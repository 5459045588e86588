import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { Button, Card, Flex, Tag } from 'antd';
import { Link, useHref, useLinkClickHandler, useLocation, useParams } from 'react-router-dom';
import { getFoods } from '../../domain/calls/foodCalls';
import { type Food, priceTag } from '../../domain/food/food';
import { groupDigits } from '../../domain/number/digits';
import { DataTable } from '../../shared/back-office/data-table/DataTable';
import { FilterSegmented } from '../../shared/back-office/data-table/FilterSegmented';
import { FilterSelect } from '../../shared/back-office/data-table/FilterSelect';
import { useListState } from '../../shared/back-office/data-table/useListState';
import { MissingTag } from '../../shared/back-office/live-rows/MissingTag';
import { REFETCH_OPTIONS } from '../../shared/back-office/live-rows/refetchOptions';
import { type StableRows, useStablePage } from '../../shared/back-office/live-rows/useStableList';
import { SoldOutButton, SoldOutNote } from '../../shared/back-office/sold-out/SoldOut';
import { useConfirmedRemoval } from '../../shared/back-office/undo/useConfirmedRemoval';
import { OPENED_IN_APP, useCloseRoutedDialog } from '../../shared/hooks/useCloseRoutedDialog';
import { DietMark, FoodPicture, lazyDialog } from '../../shared/ui';
import { dashboardFoodPath, routes } from '../../shared/utils/paths';
import styles from './FoodSearch.module.css';
import { foodRemoved, useCategoryNames, useGetFoodsQuery, useGetOffPageFoodsQuery, useRemoveFoodMutation } from './foodsApi';

const EditFoodDrawer = lazyDialog(async () => (await import('./EditFoodDrawer')).EditFoodDrawer);

const SORTS = [
  { value: 'name asc', label: 'Name, A to Z' },
  { value: 'name desc', label: 'Name, Z to A' },
  { value: 'price asc', label: 'Price, low to high' },
  { value: 'price desc', label: 'Price, high to low' },
  { value: 'stock asc', label: 'Stock, low to high' },
  { value: 'stock desc', label: 'Stock, high to low' },
  { value: 'category asc', label: 'Category, A to Z' },
  { value: 'category desc', label: 'Category, Z to A' },
];

/**
 * The foods on the menu with search, category filter, sort order and pages, as cards; the backend sends one page at a time.
 * The food in the address is edited in a drawer over the list. Closing it returns to the screen where it was opened, which
 * may be another section.
 */
export function FoodSearch() {
  const categories = useCategoryNames();
  const list = useListState(getFoods.query);
  const { answer, stable } = useStablePage(list.values, useGetFoodsQuery(list.values, REFETCH_OPTIONS), { useRecords: useGetOffPageFoodsQuery });
  const { id } = useParams();
  const { search } = useLocation();
  const leave = useCloseRoutedDialog();
  return (
    <>
      <DataTable
        name="foods"
        label="Food items"
        heading="Food Search"
        nouns={['dish', 'dishes']}
        columns={[]}
        cards={(foods: readonly Food[]) => (
          <ul className={styles.cards} aria-label="Food items">
            {foods.map((food) => (
              <li key={food.id}>
                <AdminFoodCard food={food} leave={stable.leave} />
              </li>
            ))}
          </ul>
        )}
        list={list}
        answer={answer}
        stable={stable}
        empty="No Results Found"
        segmented={
          <FilterSegmented
            name="category"
            label="Categories"
            options={['', ...categories].map((name) => ({ value: name, label: name === '' ? 'All Categories' : name }))}
          />
        }
        search="Search food"
        filters={<FilterSelect name="sort" label="Sort by" options={SORTS} />}
      />
      <EditFoodDrawer id={id} open={id !== undefined} onClose={() => { leave(routes.dashboardSearch + search); }} />
    </>
  );
}

/** A food on the menu; it can be edited and taken off the menu. */
function AdminFoodCard({ food, leave }: { food: Food; leave: StableRows['leave'] }) {
  const { id, name, description, category, price, isVeg, image } = food;
  const { search } = useLocation();
  const [removeFood] = useRemoveFoodMutation();
  const remove = useConfirmedRemoval('foods', leave);
  const edit = { pathname: dashboardFoodPath(id), search };
  const href = useHref(edit);
  const openEdit = useLinkClickHandler<HTMLElement>(edit, { state: OPENED_IN_APP });
  const onRemove = () => {
    void remove(id, {
      question: { title: `Take ${name} off the menu?`, content: 'Customers can no longer order it. Past orders keep it.', okText: 'Take off the menu' },
      send: () => removeFood(id),
      done: foodRemoved(name),
    });
  };
  return (
    <Card size="small" role="article" aria-label={name} className={styles.card ?? ''}>
      <Flex gap="small" align="start">
        <FoodPicture src={image} category={category} shape="square" className={styles.picture} />
        <Flex vertical gap={4} className={styles.words}>
          <h2>
            <Link to={edit} state={OPENED_IN_APP}>{name}</Link>
          </h2>
          <Flex wrap gap="small" align="center">
            <DietMark isVeg={isVeg} />
            <Tag className={styles.category ?? ''}>{category}</Tag>
            <MissingTag id={id} />
          </Flex>
          <p className={styles.description}>{description}</p>
        </Flex>
      </Flex>
      <Flex gap="small" align="center">
        <p className={styles.figures} data-figures>
          <span className={styles.price}>{priceTag(price)}</span>
          <span>{`${groupDigits(food.stock)} in stock`}</span>
          <SoldOutNote food={food} />
        </p>
        <SoldOutButton food={food} />
        <Button
          size="small"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={`Take ${name} off the menu`}
          title="Take off the menu"
          onClick={onRemove}
        />
        <Button size="small" icon={<EditOutlined aria-hidden />} href={href} onClick={openEdit} aria-label={`Edit ${name}`}>Edit</Button>
      </Flex>
    </Card>
  );
}
