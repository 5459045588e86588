/** Packages without types; each is used in one place. */
declare module 'subset-font';

declare module 'jest-fixed-jsdom' {
  export { default } from 'jest-environment-jsdom';
}
