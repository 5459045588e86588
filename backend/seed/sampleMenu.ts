/** The sample menu: five categories, eight dishes and three promotions. */
import type { Banner } from '../../src/domain/banner/banner';
import { deliveryEstimateInFull } from '../../src/domain/order/deliveryEstimate';
import { DEFAULT_SETTINGS } from '../../src/domain/shop/settings';
import type { Food } from '../../src/domain/food/food';

/** In display order. */
export const SAMPLE_CATEGORIES = ['Pizza', 'Pasta', 'Salad', 'Beverages', 'Desserts'] as const;

type SampleCategory = (typeof SAMPLE_CATEGORIES)[number];

/** The sample dishes, two in most categories. The picture of each has the name of its id. */
const FOODS = [
  {
    id: 'margherita-pizza', category: 'Pizza', price: 12.99, stock: 25, isVeg: true,
    name: 'Margherita Pizza',
    description: 'San Marzano tomatoes, fresh mozzarella, basil and a thread of olive oil on a crust that rose for two days.',
  },
  {
    id: 'smoky-pepperoni-pizza', category: 'Pizza', price: 14.99, stock: 18, isVeg: false,
    name: 'Smoky Pepperoni Pizza',
    description: 'Crisp pepperoni, smoked provolone and a long-risen crust, finished with chilli honey from the market.',
  },
  {
    id: 'garden-pesto-noodles', category: 'Pasta', price: 11.49, stock: 12, isVeg: true,
    name: 'Garden Pesto Noodles',
    description: 'Silky noodles in basil pesto with roasted zucchini, sugar snaps and a shower of toasted pine nuts.',
  },
  {
    id: 'spaghetti-bolognese', category: 'Pasta', price: 13.49, stock: 15, isVeg: false,
    name: 'Spaghetti Bolognese',
    description: 'Beef and tomato ragù, simmered for four hours and spooned over bronze-cut spaghetti with parmesan.',
  },
  {
    id: 'garden-salad', category: 'Salad', price: 8.99, stock: 20, isVeg: true,
    name: 'Garden Salad',
    description: 'Little gem, cucumber, radishes and cherry tomatoes from the grower next door, with lemon and dill.',
  },
  {
    id: 'chicken-caesar-salad', category: 'Salad', price: 10.99, stock: 9, isVeg: false,
    name: 'Grilled Chicken Caesar Salad with Aged Parmesan and Sourdough Croutons',
    description: 'Grilled chicken, romaine hearts, anchovy dressing and croutons fried in garlic butter to order.',
  },
  {
    id: 'citrus-cooler', category: 'Beverages', price: 4.99, stock: 24, isVeg: true,
    name: 'Citrus Cooler',
    description: 'Blood orange, lemon and mint over crushed ice with a splash of sparkling water, barely sweetened.',
  },
  {
    id: 'strawberry-shortcake', category: 'Desserts', price: 6.99, stock: 5, isVeg: true,
    name: 'Strawberry Shortcake',
    description: 'Warm buttermilk shortcake, macerated strawberries and softly whipped cream, baked fresh each noon.',
  },
] as const satisfies readonly (Omit<Food, 'image'> & { category: SampleCategory })[];

/** The id of a sample dish. */
export type SampleFoodId = (typeof FOODS)[number]['id'];

export const SAMPLE_FOODS: readonly Food[] = FOODS.map((food) => ({ ...food, image: `pictures/${food.id}.webp` }));

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
    subtitle: `To your door in ${deliveryEstimateInFull(DEFAULT_SETTINGS)}, still hot.`,
    description: 'Free delivery on orders over $30.',
    image: 'pictures/banner-free-delivery.webp',
    buttonText: 'How it works',
    buttonLink: '/about',
    colorClass: 'sky',
  },
];
