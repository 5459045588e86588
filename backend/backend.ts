/** What the handlers need of the program that they run in: the browser's page, or a server. */
import type { CredentialRow } from './rows/rows';
import type { Store } from './store';

/** How passwords are stored and checked. Call these before a transaction, never inside one. */
export interface Passwords {
  /** The record to store for a password. */
  credentialOf(userId: string, password: string): Promise<CredentialRow>;
  /** Whether the password is right. Without a credential it takes the same time and returns false. */
  isPassword(password: string, credential: CredentialRow | undefined): Promise<boolean>;
  /** Whether a credential should be hashed again once its password is known. */
  isOutdated?(credential: CredentialRow): boolean;
}

/** The program around the handlers. */
export interface Backend {
  readonly store: Store;
  readonly passwords: Passwords;
  /** Whether sample accounts open with any password, and demo data can be made. */
  readonly demo: boolean;
  /** What is stored of a session's token. */
  readonly keyOfToken: (token: string) => string;
  /** A new, unguessable token. */
  readonly newToken: () => string;
  /** How long a session lasts after its last use, in days; null for ever. */
  readonly sessionDays: number | null;
}
