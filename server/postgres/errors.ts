/** Classifies errors of the database, for the answer of a call. */

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '');

/** Node's and PostgreSQL's codes of a connection that is lost or refused (classes 08 and 57P), also because there are too many (53300) or it was idle in a transaction (25P03). */
const GONE = /^(ECONN|EPIPE|ENOTFOUND|ENOENT|ETIMEDOUT|EAI_AGAIN|08|57P|53300|25P03)/;
/** What `pg` says without a code. */
const GONE_TEXTS = /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable/;

/** Whether the database cannot be reached, so that nothing was stored. */
export function isDatabaseGone(error: unknown): boolean {
  return GONE.test(codeOf(error)) || (error instanceof Error && GONE_TEXTS.test(error.message));
}

/** Whether the database has no room left (53100). */
export function isDiskFull(error: unknown): boolean {
  return codeOf(error) === '53100' || codeOf(error) === 'ENOSPC';
}

/** Whether a value is none that the database has (class 22), such as text with a NUL or half a character. */
export function isNoValue(error: unknown): boolean {
  return codeOf(error).startsWith('22');
}

/** Whether a value or a row cannot be in the database: it is no valid value (class 22), or breaks a rule of the tables (23). */
export function isImpossible(error: unknown): boolean {
  return isNoValue(error) || codeOf(error).startsWith('23');
}
