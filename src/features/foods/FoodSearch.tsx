import { getFoods } from '../../domain/calls/foodCalls';
import type { Food } from '../../domain/food/food';
import { DataTable } from '../../shared/back-office/data-table/DataTable';
import { FilterSelect } from '../../shared/back-office/data-table/FilterSelect';
import { FilterSegmented } from '../../shared/back-office/data-table/FilterSegmented';
import { REFETCH_OPTIONS } from '../../shared/back-office/live-rows/refetchOptions';
import { useListState } from '../../shared/back-office/data-table/useListState';
import { FoodCards, FoodCardsSkeleton } from './FoodCards';
import { type FoodListQuery, useGetFoodsQuery } from './foodsApi';

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

const keyOf = (food: Food) => food.id;

/** The dishes on the menu with search, category filter, sort order and pages; the backend sends one page at a time. */
export function FoodSearch({ categories }: { categories: readonly string[] }) {
  const list = useListState(getFoods.query);
  const answer = useGetFoodsQuery(list.values, REFETCH_OPTIONS);
  return (
    <DataTable<Food, FoodListQuery>
      name="foods"
      label="Food items"
      columns={[]}
      cards={(foods) => <FoodCards foods={foods} />}
      keyOf={keyOf}
      list={list}
      answer={answer}
      empty="No Results Found"
      loading={<FoodCardsSkeleton />}
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
  );
}
