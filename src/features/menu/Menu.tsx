import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { type Food, groupMenu } from '../../domain/food/food';
import { messageOf } from '../../shared/api/apiError';
import { routes } from '../../shared/utils/paths';
import { Button, ButtonLink, EmptyState, ErrorState, PageHeading } from '../../shared/ui';
import { CategoryRail } from './categories/CategoryRail';
import { DietFilter } from './DietFilter';
import { FoodDetails } from './details/FoodDetails';
import styles from './Menu.module.css';
import { useGetMenuQuery } from './menuApi';
import { MenuGroups } from './categories/MenuGroups';
import { MENU_ID } from './categories/menuPlace';
import { MenuSkeleton } from './MenuSkeleton';
import { useDiet } from './useDiet';
import { useFoodInAddress } from './details/useFoodInAddress';

interface MenuProps {
  /** Renders the button of a card, or, with its text, that of the details dialog; must be stable between renders. */
  renderAction: (food: Food, labelled?: boolean) => ReactNode;
}

/** The menu: filter, categories, cards and details (docs/behaviour.md, section 2, /user). */
export function Menu({ renderAction }: MenuProps) {
  // The back office may have changed the menu in another tab.
  const { data, error, isFetching, refetch } = useGetMenuQuery(undefined, { refetchOnFocus: true });
  // Deferred, so that React renders a new menu in small slices instead of one long task with the frame that shows it.
  const menu = useDeferredValue(data);
  const [diet, setDiet] = useDiet();
  const { openFood } = useFoodInAddress();
  const groups = useMemo(() => (menu ? groupMenu(menu, diet) : null), [menu, diet]);
  const count = groups?.reduce((sum, { foods }) => sum + foods.length, 0) ?? 0;
  const showAll = () => {
    // The clicked button disappears: move the focus to the heading first.
    document.querySelector('h1')?.focus();
    setDiet('All');
  };
  const missing = error ? (
    <div className={styles.content}>
      <ErrorState message={messageOf(error)} pending={isFetching} onRetry={() => void refetch()} />
    </div>
  ) : (
    <MenuSkeleton />
  );
  return (
    <div className={styles.menu}>
      <div className={styles.toolbar} id={MENU_ID}>
        <PageHeading className={styles.title}>Our menu</PageHeading>
        <DietFilter />
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
            {count > 0 ? (
              <MenuGroups groups={groups} renderAction={renderAction} onOpen={openFood} />
            ) : (
              <EmptyState
                picture="pictures/nothing-found.webp"
                title={diet === 'All' ? 'Nothing is on the menu right now.' : 'No items found matching your filter.'}
                action={diet !== 'All' && <Button variant="secondary" onClick={showAll}>Show all items</Button>}
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
