/** The built-in pictures of foods, by file name. */
const NAMES = [
  'margherita-pizza',
  'smoky-pepperoni-pizza',
  'vegetable-pizza',
  'garden-pesto-noodles',
  'spaghetti-bolognese',
  'pesto-penne',
  'ramen',
  'garden-salad',
  'chicken-caesar-salad',
  'tomato-salad',
  'burger',
  'hot-dog',
  'sandwich',
  'fries',
  'taco',
  'burrito',
  'falafel',
  'sushi',
  'bento',
  'dumpling',
  'curry',
  'rice',
  'soup',
  'shrimp',
  'roast-chicken',
  'steak',
  'avocado',
  'pancakes',
  'croissant',
  'coffee',
  'tea',
  'cola',
  'juice',
  'bubble-tea',
  'mango-smoothie',
  'citrus-cooler',
  'strawberry-shortcake',
  'doughnut',
  'ice-cream',
  'cupcake',
  'cake',
  'custard',
  'cookie',
  'chocolate',
  'pie',
] as const;

/** `ice-cream` becomes `Ice cream`. */
function labelOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The built-in pictures with their labels and addresses. */
export const BUILT_IN_PICTURES = NAMES.map((name) => ({ label: labelOf(name), url: `pictures/${name}.webp` }));
