/** Packages without types, each used in one place. */
declare module 'jest-fixed-jsdom' {
  export { default } from 'jest-environment-jsdom';
}
declare module 'tsx';
