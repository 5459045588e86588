/** What webpack makes of files that are not code, and the constants it writes into the bundle. */

declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  export default classNames;
}

declare module '*.css';

declare namespace NodeJS {
  interface ProcessEnv {
    /** Where the app is mounted, with a slash at both ends: '/' or '/shop/'. */
    readonly BASE_PATH: string;
    /** Where the shop's own pictures are, below BASE_PATH, with a slash at the end. */
    readonly PICTURES_PATH: string;
    /** Where the REST API answers, without a slash at the end. */
    readonly API_URL: string;
    /** 'off' builds the app for a real API: without the backend in the page, its sample data and its demo accounts. */
    readonly MOCKS: 'on' | 'off';
    /** 'off' leaves QA's workbench out. */
    readonly QA: 'on' | 'off';
  }
}
