/** Under which keys a browser keeps what is its own: the app writes them, and QA's workbench sets and damages them. */

/** The cart's lines, as a JSON array (specification, section 3). */
export const CART_KEY = 'userCart';

/** The signed-in e-mail, as plain text (specification, section 4). */
export const EMAIL_KEY = 'loggedInUserEmail';

/** The token that proves it. */
export const TOKEN_KEY = 'sessionToken';

/** The e-mail that it was last asked to be changed to, until the shop has answered. */
export const NEW_EMAIL_KEY = 'newEmail';

/** The theme somebody has chosen, as plain text; nothing is kept for the system's. */
export const THEME_KEY = 'theme';

/** What QA has switched on, in the session storage of its tab; the page looks for it before its app is there. */
export const QA_SETTINGS_KEY = 'qa-settings';
