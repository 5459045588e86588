/** Tools that come without types; each is used in one place. */
declare module 'eslint-plugin-jsx-a11y';
declare module 'subset-font';
