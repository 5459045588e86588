export { SearchForm, useSearchText } from './SearchForm';
export { SearchResults } from './SearchResults';
