export { AddFood } from './AddFood';
export { FoodSearch } from './FoodSearch';
