export { SearchForm } from './SearchForm';
export { SearchResults } from './SearchResults';
export { SearchSuggestions } from './SearchSuggestions';
export { useSearchText } from './searchAddress';
