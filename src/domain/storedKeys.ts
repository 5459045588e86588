/**
 * The keys of local and session storage that more than one part of the shop knows. docs/architecture.md, 'Storage', lists all
 * of them.
 */

/** The version of all that local storage keeps, as a number; absent in the first. */
export const STORAGE_VERSION_KEY = 'storageVersion';

/** The cart's lines, as a JSON array (docs/behaviour.md, section 7). */
export const CART_KEY = 'userCart';

/** The signed-in e-mail, as plain text (docs/behaviour.md, section 7). */
export const EMAIL_KEY = 'loggedInUserEmail';

/** The checkout drafts by account id, as JSON. */
export const CHECKOUT_DRAFTS_KEY = 'checkoutDrafts';

/** The session token. */
export const TOKEN_KEY = 'sessionToken';

/** The new e-mail of a profile change that is not confirmed yet. */
export const NEW_EMAIL_KEY = 'newEmail';

/** The chosen theme, as plain text; absent for the system's theme. */
export const THEME_KEY = 'theme';

/** The name of the shop when it was last read, as plain text; absent for that of a new shop. */
export const SHOP_NAME_KEY = 'shopName';

/** The allergens that the customer excludes on this device, as a JSON array; absent without any. */
export const EXCLUDED_ALLERGENS_KEY = 'excludedAllergens';

/** `on` while new orders make a sound in the back office. */
export const ORDER_SOUND_KEY = 'orderSound';

/** The id of the latest order that a tab has played the sound for. */
export const ORDER_SOUNDED_KEY = 'orderSounded';

/** The new orders of an administrator's session, as JSON. */
export const NEW_ORDERS_KEY = 'newOrders';

/** The QA settings, in the session storage of the tab. An inline script reads them before the app loads. */
export const QA_SETTINGS_KEY = 'qa-settings';
