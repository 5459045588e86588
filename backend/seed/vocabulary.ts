/** The words from which the generator makes dishes and users. */

/** A kind of generated dish: its name, category, picture, and whether it is vegetarian. */
export type Kind = readonly [name: string, category: string, picture: string, isVeg: boolean];

export const KINDS: readonly [Kind, ...Kind[]] = [
  ['Pizza', 'Pizza', 'vegetable-pizza', true],
  ['Calzone', 'Pizza', 'margherita-pizza', true],
  ['Salami Pizza', 'Pizza', 'smoky-pepperoni-pizza', false],
  ['Penne', 'Pasta', 'pesto-penne', true],
  ['Noodles', 'Pasta', 'garden-pesto-noodles', true],
  ['Ragù', 'Pasta', 'spaghetti-bolognese', false],
  ['Tomato Salad', 'Salad', 'tomato-salad', true],
  ['Leaf Salad', 'Salad', 'garden-salad', true],
  ['Chicken Salad', 'Salad', 'chicken-caesar-salad', false],
  ['Cola', 'Beverages', 'cola', true],
  ['Juice', 'Beverages', 'juice', true],
  ['Smoothie', 'Beverages', 'mango-smoothie', true],
  ['Coffee', 'Beverages', 'coffee', true],
  ['Tea', 'Beverages', 'tea', true],
  ['Doughnut', 'Desserts', 'doughnut', true],
  ['Ice Cream', 'Desserts', 'ice-cream', true],
  ['Cupcake', 'Desserts', 'cupcake', true],
  ['Custard', 'Desserts', 'custard', true],
  ['Pie', 'Desserts', 'pie', true],
  ['Burger', 'Burgers', 'burger', false],
  ['Hot Dog', 'Burgers', 'hot-dog', false],
  ['Fries', 'Burgers', 'fries', true],
  ['Ramen', 'Bowls', 'ramen', false],
  ['Curry', 'Bowls', 'curry', true],
  ['Soup', 'Bowls', 'soup', true],
  ['Sushi', 'Bowls', 'sushi', false],
  ['Taco', 'Street Food', 'taco', false],
  ['Burrito', 'Street Food', 'burrito', false],
  ['Falafel', 'Street Food', 'falafel', true],
  ['Roast Chicken', 'Grill', 'roast-chicken', false],
  ['Steak', 'Grill', 'steak', false],
  ['Croissant', 'Bakery', 'croissant', true],
  ['Pancakes', 'Bakery', 'pancakes', true],
];

export const STYLES: readonly [string, ...string[]] = [
  'Smoky', 'Crispy', 'Golden', 'Rustic', 'Spiced', 'Honey', 'Garden', 'Coastal', 'Toasted', 'Velvet',
  'Harvest', 'Peppered', 'Charred', 'Zesty', 'Slow-Cooked', 'Market', 'Sunday', 'Midnight',
];

export const FLAVOURS: readonly [string, ...string[]] = [
  'Basil', 'Chilli', 'Lemon', 'Ginger', 'Maple', 'Sesame', 'Rosemary', 'Lime', 'Saffron', 'Mint',
  'Truffle', 'Coconut', 'Mustard', 'Thyme', 'Apple', 'Walnut', 'Vanilla', 'Miso', 'Harissa', 'Dill',
];

export const SERVINGS: readonly [string, ...string[]] = [
  'made to order and finished by hand',
  'from the oven to your door within the half hour',
  'the way the neighbourhood has liked it for years',
  'with the best the market had this morning',
  'generous enough to share, good enough not to',
];

export const FIRST_NAMES: readonly [string, ...string[]] = [
  'Amara', 'Ben', 'Chloé', 'Dario', 'Elena', 'Farid', 'Grace', 'Hiro', 'Ines', 'Jonas', 'Kavya', 'Liam', 'Mei', 'Noor', 'Oscar', 'Priya',
  'Quinn', 'Rosa', 'Samir', 'Tess', 'Uma', 'Victor', 'Wanda', 'Ximena', 'Yusuf', 'Zoë', 'Anders', 'Bianca', 'Carlos', 'Dalia', 'Emeka', 'Freya',
];

export const LAST_NAMES: readonly [string, ...string[]] = [
  'Abe', 'Bauer', 'Castillo', 'Dubois', 'Eriksen', 'Ferrari', 'García', 'Haddad', 'Ivanov', 'Jensen', 'Kowalski', 'Lindqvist', 'Mbeki', 'Nakamura',
  'Oliveira', 'Petrov', 'Quispe', 'Rossi', 'Schmidt', 'Tanaka', 'Ueda', 'Vargas', 'Weber', 'Xu', 'Yilmaz', 'Zimmermann', 'Ahmed', 'Byrne', 'Chaudhry', 'Dlamini',
];

export const STREETS: readonly [string, ...string[]] = [
  'Orchard Street', 'Mill Road', 'Station Avenue', 'Chestnut Grove', 'Church Lane', 'Park Crescent', 'River Walk', 'King Street', 'Meadow Way',
  'Foundry Yard', 'Lighthouse Road', 'Garden Terrace', 'Market Square', 'Willow Close', 'Bridge Street', 'Castle Hill',
];

export const DISTRICTS: readonly [string, ...string[]] = ['Riverside', 'Old Town', 'Northgate', 'Harbour', 'Westfield', 'Hillside', 'Eastbank', 'Southmoor'];

export const INSTRUCTIONS: readonly [string, ...string[]] = ['', '', '', '', 'Please ring twice.', 'Leave it at the door.', 'No cutlery, thank you.'];
