export { EditSettings } from './SettingsForm';
