import type { Food } from '../../domain/food/food';
import { AddToCart } from '../../features/cart';
import { FoodDetails, FoodGrid, FoodGridSkeleton, ReadSoldOutAgain, type RenderAction, useAllowedFoods, useFoodInAddress } from '../../features/menu';
import { SearchForm, SearchResults, useSearchText } from '../../features/search';
import { useGetMenuQuery } from '../../shared/shop/shopApi';
import { PageHeading } from '../../shared/ui';
import styles from './SearchPage.module.css';

const addToCart: RenderAction = (food, props) => <AddToCart food={food} {...props} />;

/** /user/search (docs/behaviour.md, section 2). */
export function SearchPage() {
  const text = useSearchText();
  const { data: menu, isError } = useGetMenuQuery(undefined);
  const { openFood } = useFoodInAddress();
  return (
    <div className={styles.page}>
      <ReadSoldOutAgain />
      <PageHeading>Find your food</PageHeading>
      <SearchForm />
      <SearchResults
        text={text}
        placeholder={<FoodGridSkeleton count={4} />}
        words={menu?.categories.filter((name) => menu.foods.some(({ category }) => category === name)) ?? []}
      >
        {(foods) => (
          <>
            <Results key={text} foods={foods} onOpen={openFood} />
            {!menu && isError && <FoodDetails foods={foods} renderAction={addToCart} />}
          </>
        )}
      </SearchResults>
      {menu && <FoodDetails foods={menu.foods} renderAction={addToCart} />}
    </div>
  );
}

/** What was found, without the foods that contain an allergen that the customer excludes. */
function Results({ foods, onOpen }: { foods: readonly Food[]; onOpen: (food: Food) => void }) {
  const allowed = useAllowedFoods(foods);
  return (
    <>
      {allowed.filter}
      <FoodGrid foods={allowed.foods} renderAction={addToCart} onOpen={onOpen} />
    </>
  );
}
