import { pngBytes } from '../../testing/pictureFile';
import { readHeader } from './pictureHeader';

const bytesOf = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : part)));
const padding = Array<number>(32).fill(0);

describe('the header of a picture', () => {
  it.each([
    ['png', pngBytes(640, 480), 640, 480],
    ['gif', bytesOf('GIF89a', [0x80, 0x02, 0xe0, 0x01], padding), 640, 480],
    // A JPEG whose frame stands behind what a camera has written, and behind a table that looks like one.
    ['jpeg', bytesOf([0xff, 0xd8, 0xff, 0xe1, 0, 6, 1, 2, 3, 4, 0xff, 0xc4, 0, 4, 9, 9, 0xff, 0xc2, 0, 17, 8, 0x01, 0xe0, 0x02, 0x80], padding), 640, 480],
    ['webp', bytesOf('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0, 0x7f, 0x02, 0, 0xdf, 0x01, 0], padding), 640, 480],
    ['webp', bytesOf('RIFF', [0, 0, 0, 0], 'WEBPVP8 ', Array<number>(10).fill(0), [0x80, 0x02, 0xe0, 0x01], padding), 640, 480],
    ['webp', bytesOf('RIFF', [0, 0, 0, 0], 'WEBPVP8L', [0, 0, 0, 0, 0x2f, 0x7f, 0xc2, 0x77, 0], padding), 640, 480],
    ['avif', bytesOf([0, 0, 0, 28], 'ftypavif', padding, 'ispe', [0, 0, 0, 0, 0, 0, 2, 0x80, 0, 0, 1, 0xe0]), 640, 480],
  ] as const)('%s gives its size', (kind, bytes, width, height) => {
    expect(readHeader(bytes)).toEqual({ kind, width, height });
  });

  it('is read wherever the bytes lie', () => {
    const larger = new Uint8Array(200);
    larger.set(pngBytes(7, 9), 50);
    expect(readHeader(larger.subarray(50))).toEqual({ kind: 'png', width: 7, height: 9 });
  });

  it.each([
    ['nothing', new Uint8Array(0)],
    ['a page', bytesOf('<!doctype html><html><script>alert(1)</script></html>')],
    ['a drawing that can run scripts', bytesOf('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a picture without pixels', pngBytes(0, 40)],
    ['a beginning without a frame', bytesOf([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xd9], padding)],
    ['a WebP of an unknown part', bytesOf('RIFF', [0, 0, 0, 0], 'WEBPNONE', padding)],
    ['an AVIF without a size', bytesOf([0, 0, 0, 28], 'ftypavif', padding)],
    ['a film', bytesOf([0, 0, 0, 28], 'ftypisom', padding)],
  ])('is not found in %s', (_, bytes) => {
    expect(readHeader(bytes)).toBeNull();
  });
});
