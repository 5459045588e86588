export { Categories } from './Categories';
export { useGetCategoriesQuery } from './categoriesApi';
