/** What the first bytes of a file say it is; a name and a type can say anything. */
export interface PictureHeader {
  readonly kind: 'png' | 'jpeg' | 'gif' | 'webp' | 'avif';
  readonly width: number;
  readonly height: number;
}

/** A stretch of a file as the letters it spells. */
export const textAt = (bytes: Uint8Array, from: number, length: number) => String.fromCharCode(...bytes.subarray(from, from + length));

/** Where the frame of a JPEG begins: behind whatever else stands before it, such as where a photo was taken. */
function sizeOfJpeg(bytes: Uint8Array, view: DataView): { width: number; height: number } | null {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}

function sizeOfWebp(bytes: Uint8Array, view: DataView): { width: number; height: number } | null {
  const edge14 = (at: number) => view.getUint16(at, true) & 0x3fff;
  const edge24 = (at: number) => view.getUint16(at, true) + ((bytes[at + 2] ?? 0) << 16) + 1;
  switch (textAt(bytes, 12, 4)) {
    case 'VP8X':
      return { width: edge24(24), height: edge24(27) };
    case 'VP8 ':
      return { width: edge14(26), height: edge14(28) };
    case 'VP8L': {
      const packed = view.getUint32(21, true);
      return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
    }
    default:
      return null;
  }
}

function sizeOfAvif(bytes: Uint8Array, view: DataView): { width: number; height: number } | null {
  const at = textAt(bytes, 0, Math.min(bytes.length, 4096)).indexOf('ispe');
  return at < 0 || at + 16 > bytes.length ? null : { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
}

function sized(kind: PictureHeader['kind'], size: { width: number; height: number } | null): PictureHeader | null {
  return size && size.width > 0 && size.height > 0 ? { kind, ...size } : null;
}

/**
 * Reads kind and size of a picture from its bytes, before anybody decodes it: a file of a few kilobytes can claim so
 * many pixels that decoding it would take all memory there is. Null where it is none of the kinds we take.
 */
export function readHeader(bytes: Uint8Array): PictureHeader | null {
  if (bytes.length < 30) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (textAt(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return sized('png', { width: view.getUint32(16), height: view.getUint32(20) });
  if (textAt(bytes, 0, 4) === 'GIF8') return sized('gif', { width: view.getUint16(6, true), height: view.getUint16(8, true) });
  if (textAt(bytes, 0, 3) === '\xff\xd8\xff') return sized('jpeg', sizeOfJpeg(bytes, view));
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return sized('webp', sizeOfWebp(bytes, view));
  if (textAt(bytes, 4, 4) === 'ftyp' && /^avi[fs]$/.test(textAt(bytes, 8, 4))) return sized('avif', sizeOfAvif(bytes, view));
  return null;
}
