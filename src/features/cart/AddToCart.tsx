import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import type { Food } from '../../domain/food/food';
import { selectSignedIn } from '../../shared/session-store/sessionSlice';
import { signInPath } from '../../shared/session/signInPath';
import { Button, PlusIcon, buttonClass } from '../../shared/ui';
import { classNames } from '../../shared/utils/classNames';
import styles from './AddToCart.module.css';
import { ADDING, useAddToCart } from './useAddToCart';

interface AddToCartProps {
  food: Food;
  /** True to show the text always, for example in a dialog. */
  labelled?: boolean;
}

/**
 * The button that adds a dish to the cart (docs/behaviour.md, section 2, food card); for visitors a link to the sign-in, which
 * works before the app has started. A round plus; in a wide enough container (`container-type: inline-size`) it shows its
 * text.
 */
export function AddToCart({ food, labelled = false }: AddToCartProps) {
  const add = useAddToCart();
  const signedIn = useSelector(selectSignedIn);
  const words = food.stock < 1 ? 'Sold out' : 'Add to cart';
  const control = {
    className: classNames(styles.add, labelled && styles.labelled, food.stock < 1 && styles.soldOut),
    // Starts with the visible text, so that speech input finds the button.
    'aria-label': `${words}: ${food.name}`,
    'data-action': `add ${food.id}`,
  };
  const icon = <PlusIcon size="1.25rem" />;
  const text = <span className={styles.words}>{words}</span>;
  if (signedIn) return <Button {...control} icon={icon} onClick={() => { add(food); }}>{text}</Button>;
  return <SignInLink {...control} className={buttonClass({}, control.className)}>{icon}{text}</SignInLink>;
}

/** Leads to the sign-in, which returns here. Only visitors have it: it renders again on each navigation. */
function SignInLink(props: { className: string; children: ReactNode }) {
  const location = useLocation();
  return <Link {...props} to={signInPath(location.pathname + location.search, ADDING)} state={{ from: location, behind: true }} />;
}
