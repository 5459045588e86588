/** The sample menu: five categories, eight dishes and three promotions. */
import type { Banner } from '../../../src/domain/banner/banner';
import { DELIVERY_ESTIMATE_IN_FULL } from '../../../src/domain/order/deliveryEstimate';
import type { Food } from '../../../src/domain/food/food';

/** In display order. */
export const SAMPLE_CATEGORIES = ['Pizza', 'Pasta', 'Salad', 'Beverages', 'Desserts'] as const;

type SampleCategory = (typeof SAMPLE_CATEGORIES)[number];

/** A dish on one row; its picture has the name of its id. */
type DishRow = readonly [id: string, category: SampleCategory, price: number, stock: number, isVeg: boolean, name: string, description: string];

const DISHES = [
  ['margherita-pizza', 'Pizza', 12.99, 25, true, 'Margherita Pizza',
    'San Marzano tomatoes, fresh mozzarella, basil and a thread of olive oil on a crust that rose for two days.'],
  ['smoky-pepperoni-pizza', 'Pizza', 14.99, 18, false, 'Smoky Pepperoni Pizza',
    'Crisp pepperoni, smoked provolone and a long-risen crust, finished with chilli honey from the market.'],
  ['garden-pesto-noodles', 'Pasta', 11.49, 12, true, 'Garden Pesto Noodles',
    'Silky noodles in basil pesto with roasted zucchini, sugar snaps and a shower of toasted pine nuts.'],
  ['spaghetti-bolognese', 'Pasta', 13.49, 15, false, 'Spaghetti Bolognese',
    'Beef and tomato ragù, simmered for four hours and spooned over bronze-cut spaghetti with parmesan.'],
  ['garden-salad', 'Salad', 8.99, 20, true, 'Garden Salad',
    'Little gem, cucumber, radishes and cherry tomatoes from the grower next door, with lemon and dill.'],
  ['chicken-caesar-salad', 'Salad', 10.99, 9, false, 'Grilled Chicken Caesar Salad with Aged Parmesan and Sourdough Croutons',
    'Grilled chicken, romaine hearts, anchovy dressing and croutons fried in garlic butter to order.'],
  ['citrus-cooler', 'Beverages', 4.99, 24, true, 'Citrus Cooler',
    'Blood orange, lemon and mint over crushed ice with a splash of sparkling water, barely sweetened.'],
  ['strawberry-shortcake', 'Desserts', 6.99, 5, true, 'Strawberry Shortcake',
    'Warm buttermilk shortcake, macerated strawberries and softly whipped cream, baked fresh each noon.'],
] as const satisfies readonly DishRow[];

/** The id of a sample dish. */
export type SampleFoodId = (typeof DISHES)[number][0];

/** The sample dishes, two in most categories. */
export const SAMPLE_FOODS: readonly Food[] = DISHES.map(([id, category, price, stock, isVeg, name, description]) => (
  { id, name, description, price, category, image: `pictures/${id}.webp`, stock, isVeg }
));

/** The sample promotions (docs/behaviour.md, section 2, /user). */
export const SAMPLE_BANNERS: readonly Banner[] = [
  {
    id: 'special-offer',
    title: 'Special Offer',
    subtitle: 'Two pizzas, one price, every evening this week.',
    description: 'From six o’clock, in the oven while you set the table.',
    image: 'pictures/banner-special-offer.webp',
    buttonText: 'Order now',
    buttonLink: '/user/cart',
    colorClass: 'tomato',
  },
  {
    id: 'new-menu-items',
    title: 'New Menu Items',
    subtitle: 'Garden pesto noodles and a salad worth the name.',
    description: 'Green, fresh and gone by nine: taste what came in this week.',
    image: 'pictures/banner-new-menu-items.webp',
    buttonText: 'See the menu',
    buttonLink: '/user',
    colorClass: 'basil',
  },
  {
    id: 'free-delivery',
    title: 'Free Delivery',
    subtitle: `To your door in ${DELIVERY_ESTIMATE_IN_FULL}, still hot.`,
    description: 'Free delivery on orders over $30.',
    image: 'pictures/banner-free-delivery.webp',
    buttonText: 'How it works',
    buttonLink: '/about',
    colorClass: 'sky',
  },
];
