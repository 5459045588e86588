export { PasswordPanel } from './PasswordPanel';
export { ProfileCard } from './ProfileCard';
