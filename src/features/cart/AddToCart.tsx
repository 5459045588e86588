import type { ReactNode } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { whyNotOneMore } from '../../domain/cart/cartChanges';
import type { Food } from '../../domain/food/food';
import { type ChosenOption, currentOptions, defaultOptions, mustChoose } from '../../domain/food/options';
import { type Allergen, allergensOf, excludedOf } from '../../domain/food/allergens';
import { describeLine, lineKey, piecesOf } from '../../domain/order/line';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { selectRestored, selectSignedIn } from '../../shared/session-store/sessionSlice';
import { selectExcludedAllergens } from '../../shared/shop/excludedAllergensSlice';
import { Button, PlusIcon, buttonClass } from '../../shared/ui';
import { classNames } from '../../shared/utils/classNames';
import { signInPath } from '../../shared/utils/paths';
import styles from './AddToCart.module.css';
import { type CartState, foodAdded, selectCartLines } from './cartSlice';

/** Why a visitor who adds a food is sent to the sign-in, in its address (`signInPath`). */
export const ADDING = 'cart';

/** Shown there (docs/behaviour.md, section 6). */
export const SIGN_IN_FIRST = 'Please login to add items to cart';

interface AddToCartProps {
  food: Food;
  /** True to show the text always, for example in a dialog. */
  labelled?: boolean;
  /** What the customer has chosen; undefined where nothing can be chosen, as on a card. */
  options?: readonly ChosenOption[] | undefined;
  /** Called instead of adding where the customer has to choose first. */
  onChoose: (food: Food) => void;
}

/**
 * The button that adds a food to the cart (docs/behaviour.md, section 2, food card); for visitors a link to the sign-in, which
 * works before the app has started. A round plus; in a wide enough container (`container-type: inline-size`) it shows its
 * text.
 */
export function AddToCart({ food, labelled = false, options, onChoose }: AddToCartProps) {
  const dispatch = useDispatch();
  const store = useStore<{ cart: CartState; excludedAllergens: readonly Allergen[] }>();
  const notify = useNotify();
  const signedIn = useSelector(selectSignedIn);
  const restored = useSelector(selectRestored);
  /** Adds one piece and shows a message (docs/behaviour.md, section 4). */
  const add = () => {
    const groups = food.options ?? [];
    // At the prices on the screen: those of a choice may have changed since it was made.
    const { chosen, isVeg, problem } = currentOptions(groups, options ?? defaultOptions(groups));
    // The dialog says what the food contains.
    const isExcluded = excludedOf(allergensOf(food, chosen), selectExcludedAllergens(store.getState())).length > 0;
    if (options ? problem !== null : mustChoose(groups) || isExcluded || (food.isVeg && !isVeg)) {
      onChoose(food);
      return;
    }
    // Reads the store on click instead of on render: two quick clicks must not exceed the stock.
    const lines = selectCartLines(store.getState());
    const inCart = piecesOf(lines, food.id);
    const refusal = whyNotOneMore(food, inCart);
    if (refusal !== null) {
      notify.error(refusal);
      return;
    }
    try {
      dispatch(foodAdded({ food, options: chosen }));
      const name = describeLine({ foodName: food.name, options: chosen });
      const isMore = lines.some(({ id }) => id === lineKey({ foodId: food.id, options: chosen }));
      notify.success(isMore ? `Added another ${name} to your cart` : `${name} added to your cart`);
    } catch {
      notify.error('There was an error adding this item to your cart');
    }
  };
  const words = food.stock < 1 ? 'Sold out' : 'Add to cart';
  const className = classNames(styles.add, labelled && styles.labelled, food.stock < 1 && styles.soldOut);
  // Starts with the visible text, so that speech input finds the button.
  const label = `${words}: ${food.name}`;
  const icon = <PlusIcon size="1.25rem" />;
  const text = <span className={styles.words}>{words}</span>;
  // Until the stored session has been read, as in the prerendered page, both are there, and the style sheet shows one.
  return (
    <>
      {(signedIn || !restored) && (
        <Button className={classNames(className, !restored && styles.forUsers)} aria-label={label} icon={icon} onClick={add}>{text}</Button>
      )}
      {!signedIn && (
        <SignInLink className={buttonClass({}, classNames(className, !restored && styles.forVisitors))} aria-label={label}>{icon}{text}</SignInLink>
      )}
    </>
  );
}

/** Leads to the sign-in, which returns here. Only visitors have it: it renders again on each navigation. */
function SignInLink(props: { className: string; 'aria-label': string; children: ReactNode }) {
  const location = useLocation();
  return <Link {...props} to={signInPath(location.pathname + location.search, ADDING)} state={{ from: location, behind: true }} />;
}
