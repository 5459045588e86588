/** What one visit of QA keeps in the session storage of its tab, beside what is switched on (src/domain/storedKeys.ts). */
export const SEEN_KEY = 'qa-seen';
export const LOG_KEY = 'qa-log';
export const NOTICE_KEY = 'qa-notice';

/** Keeps something for this visit. A full storage must not stop the shop that is being looked at: then it is forgotten. */
export function keepForVisit(key: string, value: string) {
  try {
    sessionStorage.setItem(key, value);
  } catch (error) {
    console.warn('The QA workbench could not store what it noted.', error);
  }
}

/** What was kept for this visit; null where there is nothing or the browser refuses to say. */
export function keptForVisit(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
