/** Types of the non-code files that webpack imports, and of the constants that it inlines. */

declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  export default classNames;
}

declare module '*.css';

declare namespace NodeJS {
  interface ProcessEnv {
    /** Base path of the app, with a slash at both ends: '/' or '/shop/'. */
    readonly BASE_PATH: string;
    /** Folder of the shop's own pictures, relative to BASE_PATH, with a trailing slash. */
    readonly PICTURES_PATH: string;
    /** Base URL of the REST API, without a trailing slash. */
    readonly API_URL: string;
    /** 'off' builds the app for a real API, without the in-page backend, its sample data and its demo accounts. */
    readonly MOCKS: 'on' | 'off';
    /** 'off' excludes the QA panel. */
    readonly QA: 'on' | 'off';
  }
}
