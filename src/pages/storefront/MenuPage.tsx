import { Suspense } from 'react';
import type { Food } from '../../domain/food/food';
import { AddToCart } from '../../features/cart';
import { Menu, BannerCarousel } from '../../features/menu';
import { useMediaQuery } from '../../shared/hooks/useMediaQuery';
import { lazyPage } from '../lazyPage';
import styles from './MenuPage.module.css';

const CartBeside = lazyPage(async () => (await import(/* webpackChunkName: "cart-beside" */ './shell/CartBeside')).CartBeside);

const addToCart = (food: Food, labelled = false) => <AddToCart food={food} labelled={labelled} />;

/** /user: promotions, the menu and, on a wide screen, the cart beside it (docs/behaviour.md, section 2). */
export function MenuPage() {
  const wide = useMediaQuery('(width >= 68.75em)');
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <BannerCarousel />
        <Menu renderAction={addToCart} />
      </div>
      <div className={styles.aside}>
        <Suspense fallback={null}>{wide && <CartBeside />}</Suspense>
      </div>
    </div>
  );
}
