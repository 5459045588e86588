import type { MouseEvent } from 'react';
import { useSelector } from 'react-redux';
import type { Food } from '../../domain/food/food';
import { selectSignedIn } from '../../shared/session-store/sessionSlice';
import { signInPath } from '../../shared/session/signInPath';
import { Button, PlusIcon, buttonClass } from '../../shared/ui';
import { appUrl } from '../../shared/utils/assetUrl';
import { classNames } from '../../shared/utils/classNames';
import { routes } from '../../shared/utils/paths';
import styles from './AddToCart.module.css';
import { ADDING, useAddToCart } from './useAddToCart';

interface AddToCartProps {
  food: Food;
  /** True to show the text always, for example in a dialog. */
  labelled?: boolean;
}

const SIGN_IN = appUrl(signInPath(routes.menu, ADDING));

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

  const onClick = (event: MouseEvent) => {
    // With a modifier key the browser opens the link in another tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    add(food);
  };
  // A plain link: the router's own would render all cards again on each navigation.
  return <a {...control} className={buttonClass({}, control.className)} href={SIGN_IN} onClick={onClick}>{icon}{text}</a>;
}
