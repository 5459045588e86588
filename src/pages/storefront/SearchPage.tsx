import type { Food } from '../../domain/food';
import { AddToCart } from '../../features/cart';
import { FoodDetails, FoodGrid, FoodGridSkeleton, useFoodInAddress, useGetMenuQuery } from '../../features/menu';
import { SearchForm, SearchResults, SearchSuggestions, useSearchText } from '../../features/search';
import { PageHeading } from '../../shared/ui';
import styles from './SearchPage.module.css';

const NO_WORDS: readonly string[] = [];
const addToCart = (food: Food) => <AddToCart food={food} />;
const addToCartInWords = (food: Food) => <AddToCart food={food} labelled />;

/** /user/search (specification, section 2). */
export function SearchPage() {
  const [text, search] = useSearchText();
  const { data: menu } = useGetMenuQuery(undefined);
  const { openFood } = useFoodInAddress();
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
            <FoodDetails foods={foods} renderAction={addToCartInWords} />
          </>
        )}
      </SearchResults>
    </div>
  );
}
