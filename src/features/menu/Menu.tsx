import { type CSSProperties, memo, useDeferredValue, useMemo } from 'react';
import { type Food, type MenuGroup, foodsOfDiet, groupMenu } from '../../domain/food/food';
import { messageOf } from '../../shared/api/apiError';
import { useGetMenuQuery } from '../../shared/shop/shopApi';
import { Button, ButtonLink, EmptyState, ErrorState, PageHeading } from '../../shared/ui';
import { classNames } from '../../shared/utils/classNames';
import { routes } from '../../shared/utils/paths';
import { useAllowedFoods } from './allergens/useAllowedFoods';
import { CategoryRail, MENU_ID, groupId } from './CategoryRail';
import { DietFilter, useDiet } from './DietFilter';
import { FoodDetails, type RenderAction, useFoodInAddress } from './FoodDetails';
import { FoodGrid, FoodGridSkeleton } from './grid/FoodGrid';
import styles from './Menu.module.css';
import { ReadSoldOutAgain } from './ReadSoldOutAgain';

const NONE: readonly Food[] = [];

/**
 * The menu: filter, categories, cards and details (docs/behaviour.md, section 2, /user).
 * @param renderAction renders the button of a card, or, with its text, that of the details dialog; must be stable between renders
 */
export function Menu({ renderAction }: { renderAction: RenderAction }) {
  // The back office may have changed the menu in another tab.
  const { data, error, isFetching, refetch } = useGetMenuQuery(undefined, { refetchOnFocus: true });
  // Deferred, so that React renders a new menu in small slices instead of one long task with the frame that shows it.
  const menu = useDeferredValue(data);
  const [diet, setDiet] = useDiet();
  const { openFood } = useFoodInAddress();
  const shownDiet = useDeferredValue(diet);
  const ofDiet = useMemo(() => (menu ? foodsOfDiet(menu.foods, shownDiet) : NONE), [menu, shownDiet]);
  const { foods, hidden, filter } = useAllowedFoods(ofDiet);
  const groups = useMemo(() => (menu ? groupMenu({ categories: menu.categories, foods }) : null), [menu, foods]);
  const count = groups?.reduce((sum, { foods }) => sum + foods.length, 0) ?? 0;
  const missing = error ? (
    <div className={styles.content}>
      <ErrorState message={messageOf(error)} pending={isFetching} onRetry={() => void refetch()} />
    </div>
  ) : (
    <MenuSkeleton />
  );
  return (
    <div className={styles.menu}>
      <ReadSoldOutAgain />
      <div className={styles.toolbar} id={MENU_ID}>
        <PageHeading className={styles.title}>Our menu</PageHeading>
        <DietFilter value={diet} onChange={setDiet} />
        <ButtonLink variant="quiet" size="sm" to={routes.cart}>
          View Cart
        </ButtonLink>
      </div>
      {groups ? (
        <>
          {count > 0 && <CategoryRail groups={groups} />}
          <div className={styles.content}>
            <p className="visually-hidden" role="status">
              {count === 1 ? '1 item on the menu' : `${String(count)} items on the menu`}
            </p>
            {filter}
            {count > 0 ? (
              <MenuGroups groups={groups} renderAction={renderAction} onOpen={openFood} />
            ) : (
              <EmptyState
                picture="pictures/nothing-found.webp"
                title={diet === 'All' && hidden === 0 ? 'Nothing is on the menu right now.' : 'No items found matching your filter.'}
                action={diet !== 'All' && <Button variant="secondary" onClick={() => { setDiet('All'); }}>Show all items</Button>}
              />
            )}
          </div>
        </>
      ) : (
        missing
      )}
      {menu && <FoodDetails foods={menu.foods} renderAction={renderAction} />}
    </div>
  );
}

/** Up to this many foods, the estimated height of a group far from the viewport is good enough to skip its layout. */
const SMALL_MENU = 24;
/** With more foods than this the browser lays cards out as they come near the viewport. */
const LONG_MENU = 200;

/** The foods grouped by category. Small groups share a row: the width of a group depends on its number of cards. */
const MenuGroups = memo(function MenuGroups({ groups, renderAction, onOpen }: { groups: readonly MenuGroup[]; renderAction: RenderAction; onOpen: (food: Food) => void }) {
  const count = groups.reduce((sum, { foods }) => sum + foods.length, 0);
  return (
    <div className={styles.groups}>
      {groups.map(({ category, foods }, index) => (
        <section
          key={category}
          className={classNames(styles.group, count <= SMALL_MENU && styles.whole)}
          style={{ '--count': foods.length } as CSSProperties}
          aria-labelledby={groupId(index)}
        >
          <h2 id={groupId(index)} className={styles.heading} tabIndex={-1}>
            {/* With the space a screen reader reads a name and a number instead of "Pizza2". */}
            <span>{category}</span> <span className={styles.count}>{foods.length}</span>
          </h2>
          <FoodGrid
            long={count > LONG_MENU}
            foods={foods}
            renderAction={renderAction}
            onOpen={onOpen}
          />
        </section>
      ))}
    </div>
  );
});

/** Placeholder of the menu while it loads. */
function MenuSkeleton() {
  return (
    <div className={styles.content} role="status">
      <span className="visually-hidden">Loading the menu</span>
      <FoodGridSkeleton count={8} />
    </div>
  );
}
