/** The sample menu: five categories, eight dishes and three promotions. */
import type { Banner } from '../../../src/domain/banner/banner';
import { DELIVERY_ESTIMATE_IN_FULL } from '../../../src/domain/order/deliveryEstimate';
import type { Food } from '../../../src/domain/food/food';

/** In display order. */
export const SAMPLE_CATEGORIES = ['Pizza', 'Pasta', 'Salad', 'Beverages', 'Desserts'] as const;

type SampleCategory = (typeof SAMPLE_CATEGORIES)[number];

interface Dish {
  id: string;
  name: string;
  description: string;
  category: SampleCategory;
  price: number;
  stock: number;
  isVeg: boolean;
}

const dishes = [
  {
    id: 'margherita-pizza',
    name: 'Margherita Pizza',
    description:
      'San Marzano tomatoes, fresh mozzarella, basil and a thread of olive oil on a crust that rose for two days.',
    category: 'Pizza',
    price: 12.99,
    stock: 25,
    isVeg: true,
  },
  {
    id: 'smoky-pepperoni-pizza',
    name: 'Smoky Pepperoni Pizza',
    description: 'Crisp pepperoni, smoked provolone and a long-risen crust, finished with chilli honey from the market.',
    category: 'Pizza',
    price: 14.99,
    stock: 18,
    isVeg: false,
  },
  {
    id: 'garden-pesto-noodles',
    name: 'Garden Pesto Noodles',
    description: 'Silky noodles in basil pesto with roasted zucchini, sugar snaps and a shower of toasted pine nuts.',
    category: 'Pasta',
    price: 11.49,
    stock: 12,
    isVeg: true,
  },
  {
    id: 'spaghetti-bolognese',
    name: 'Spaghetti Bolognese',
    description: 'Beef and tomato ragù, simmered for four hours and spooned over bronze-cut spaghetti with parmesan.',
    category: 'Pasta',
    price: 13.49,
    stock: 15,
    isVeg: false,
  },
  {
    id: 'garden-salad',
    name: 'Garden Salad',
    description: 'Little gem, cucumber, radishes and cherry tomatoes from the grower next door, with lemon and dill.',
    category: 'Salad',
    price: 8.99,
    stock: 20,
    isVeg: true,
  },
  {
    id: 'chicken-caesar-salad',
    name: 'Grilled Chicken Caesar Salad with Aged Parmesan and Sourdough Croutons',
    description: 'Grilled chicken, romaine hearts, anchovy dressing and croutons fried in garlic butter to order.',
    category: 'Salad',
    price: 10.99,
    stock: 9,
    isVeg: false,
  },
  {
    id: 'citrus-cooler',
    name: 'Citrus Cooler',
    description: 'Blood orange, lemon and mint over crushed ice with a splash of sparkling water, barely sweetened.',
    category: 'Beverages',
    price: 4.99,
    stock: 24,
    isVeg: true,
  },
  {
    id: 'strawberry-shortcake',
    name: 'Strawberry Shortcake',
    description: 'Warm buttermilk shortcake, macerated strawberries and softly whipped cream, baked fresh each noon.',
    category: 'Desserts',
    price: 6.99,
    stock: 5,
    isVeg: true,
  },
] satisfies Dish[];

/** The id of a sample dish. */
export type SampleFoodId = (typeof dishes)[number]['id'];

/** The sample dishes, two in most categories. */
export const SAMPLE_FOODS: readonly Food[] = dishes.map((dish) => ({ ...dish, image: `pictures/${dish.id}.webp` }));

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
