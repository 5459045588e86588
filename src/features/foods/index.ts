export { AddFood } from './AddFood';
export { EditFood } from './EditFood';
export { FoodSearch } from './FoodSearch';
