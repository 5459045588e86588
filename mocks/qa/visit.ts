/** What one visit of QA keeps in the session storage of its tab. */
export const SETTINGS_KEY = 'qa-settings';
export const SEEN_KEY = 'qa-seen';
export const LOG_KEY = 'qa-log';
export const NOTICE_KEY = 'qa-notice';
