export { RegisterForm } from './RegisterForm';
export { SignInForm } from './SignInForm';
export { QuickLogins } from './QuickLogins';
export { wayAfterSignIn } from './wayAfterSignIn';
