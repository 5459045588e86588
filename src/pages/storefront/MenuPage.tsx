import { AddToCart } from '../../features/cart';
import { Menu, BannerCarousel, type RenderAction } from '../../features/menu';
import { useMediaQuery } from '../../shared/hooks/useMediaQuery';
import { useShop } from '../../shared/shop/shopApi';
import { lazyPart } from '../../shared/ui/lazyPart';
import styles from './MenuPage.module.css';

const CartBeside = lazyPart(async () => (await import(/* webpackChunkName: "cart-beside" */ './shell/CartBeside')).CartBeside);

const ClosedNotice = lazyPart(async () => (await import(/* webpackChunkName: "closed" */ '../../shared/shop/ClosedNotice')).ClosedNotice);

const addToCart: RenderAction = (food, props) => <AddToCart food={food} {...props} />;

/** /user: promotions, the menu and, on a wide screen, the cart beside it; on others, why the shop is closed (docs/behaviour.md, section 2). */
export function MenuPage() {
  const wide = useMediaQuery('(width >= 68.75em)');
  const { closed, changesAt } = useShop();
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <BannerCarousel />
        {/* On a wide screen the cart beside the menu says it. */}
        {!wide && (closed ?? changesAt) !== undefined && <div className={closed && styles.closed}><ClosedNotice /></div>}
        <Menu renderAction={addToCart} />
      </div>
      <div className={styles.aside}>
        {wide && <CartBeside />}
      </div>
    </div>
  );
}
