/** Uploaded pictures, stored once each by the hash of their content. */
import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

/** Where the API serves a picture. */
const ADDRESS = /^\/api\/pictures\/([0-9a-f]{64})$/;
const DATA = /^data:(image\/[a-z+.-]+);base64,(.+)$/i;

/** A stored picture. */
export interface Picture {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Stores the picture of a data URL. @returns its address */
export async function storePicture(db: Kysely<unknown>, dataUrl: string): Promise<string> {
  const [, type = '', base64 = ''] = DATA.exec(dataUrl) ?? [];
  const bytes = Buffer.from(base64, 'base64');
  const hash = createHash('sha256').update(bytes).digest('hex');
  await sql`insert into pictures (hash, type, bytes) values (${hash}, ${type.toLowerCase()}, ${bytes}) on conflict do nothing`.execute(db);
  return `/api/pictures/${hash}`;
}

/** The picture with that hash; null if there is none. */
export async function readPicture(db: Kysely<unknown>, hash: string): Promise<Picture | null> {
  const { rows } = await sql<Picture>`select type, bytes from pictures where hash = ${hash}`.execute(db);
  const [picture] = rows;
  return picture ? { type: picture.type, bytes: new Uint8Array(picture.bytes) } : null;
}

/** The data URL of a stored picture; another address as it is. */
export async function asDataUrl(db: Kysely<unknown>, address: string): Promise<string> {
  const [, hash] = ADDRESS.exec(address) ?? [];
  const picture = hash === undefined ? null : await readPicture(db, hash);
  return picture ? `data:${picture.type};base64,${Buffer.from(picture.bytes).toString('base64')}` : address;
}
