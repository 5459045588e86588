export { QuickLogins, RegisterForm, SignInForm } from './AuthForms';
