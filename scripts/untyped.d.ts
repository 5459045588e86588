/** A package without types, used in one place. */
declare module 'jest-fixed-jsdom' {
  export { default } from 'jest-environment-jsdom';
}
