export { RegisterForm } from './RegisterForm';
export { SignInForm } from './SignInForm';
export { QuickLogins } from './QuickLogins';
export { postSignInRedirect } from './postSignInRedirect';
