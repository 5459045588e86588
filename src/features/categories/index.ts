export { Categories } from './Categories';
export { useCategoryNames } from './categoriesApi';
