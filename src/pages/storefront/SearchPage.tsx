import type { Food } from '../../domain/food';
import { AddToCart } from '../../features/cart';
import { FoodDetails, FoodGrid, FoodGridSkeleton, useFoodInAddress, useGetMenuQuery } from '../../features/menu';
import { SearchForm, SearchResults, SearchSuggestions, useSearchText } from '../../features/search';
import { PageHeading } from '../../shared/ui';
import styles from './SearchPage.module.css';

const NO_WORDS: readonly string[] = [];
const NO_FOODS: readonly Food[] = [];
const addToCart = (food: Food) => <AddToCart food={food} />;
const addToCartInWords = (food: Food) => <AddToCart food={food} labelled />;

/** /user/search (specification, section 2). */
export function SearchPage() {
  const [text, search] = useSearchText();
  const { data: menu, isError } = useGetMenuQuery(undefined);
  const { foodId, openFood } = useFoodInAddress();
  // What a search has found is opened as it was found, at once: the menu may be older. Whether another dish is still on
  // the menu, only the menu can say.
  const canTell = (foods: readonly Food[]) =>
    menu !== undefined || isError || foodId === null || foods.some(({ id }) => id === foodId);
  return (
    <div className={styles.page}>
      <PageHeading>Find your food</PageHeading>
      <SearchForm text={text} onSearch={search} />
      <SearchResults
        text={text}
        placeholder={<FoodGridSkeleton count={4} />}
        suggestions={<SearchSuggestions words={menu?.categories ?? NO_WORDS} />}
      >
        {(foods) => (
          <>
            <FoodGrid key={text} foods={foods} renderAction={addToCart} onOpen={openFood} eager />
            {canTell(foods) && <FoodDetails foods={[...foods, ...(menu?.foods ?? NO_FOODS)]} renderAction={addToCartInWords} />}
          </>
        )}
      </SearchResults>
    </div>
  );
}
