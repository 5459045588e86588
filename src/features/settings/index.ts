export { EditSettings } from './EditSettings';
