import type { Food } from '../../domain/food';
import { AddToCart, CartPanel } from '../../features/cart';
import { Menu, Promotions, useGetMenuQuery } from '../../features/menu';
import { useMediaQuery } from '../../shared/lib/useMediaQuery';
import styles from './MenuPage.module.css';

const addToCart = (food: Food) => <AddToCart food={food} />;
const addToCartInWords = (food: Food) => <AddToCart food={food} labelled />;

/** /user: promotions, the menu, and on a wide screen the cart beside it (specification, section 2). */
export function MenuPage() {
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <Promotions />
        <Menu renderAction={addToCart} renderDetailsAction={addToCartInWords} />
      </div>
      <div className={styles.aside}>
        <CartBeside />
      </div>
    </div>
  );
}

function CartBeside() {
  const { data: menu } = useGetMenuQuery(undefined);
  const wide = useMediaQuery('(width >= 1100px)');
  return wide && <CartPanel foods={menu?.foods} />;
}
