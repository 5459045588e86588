export { SearchForm } from './SearchForm';
export { SearchResults } from './SearchResults';
export { useSearchText } from './searchAddress';
