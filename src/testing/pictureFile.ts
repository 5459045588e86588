/** The header of a PNG of the given size, in pixels, followed by any text; enough for code that reads picture headers. */
export function pngBytes(width: number, height: number, rest = ''): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(40 + rest.length);
  const view = new DataView(bytes.buffer);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  view.setUint32(16, width);
  view.setUint32(20, height);
  for (let at = 0; at < rest.length; at += 1) bytes[40 + at] = rest.charCodeAt(at);
  return bytes;
}

/** A file with the header of a PNG of that size, in pixels. */
export function pngFile(name: string, width = 60, height = 40): File {
  return new File([pngBytes(width, height, 'picture')], name, { type: 'image/png' });
}

/** An animated GIF of 60 by 40 pixels: two frames of one pixel, each behind its graphic control block. */
export function movingGif(name: string): File {
  const comment = 'a little picture';
  const frame = '!\u00f9\x04\0\x0a\0\0\0\x2c\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0';
  const text = `GIF89a<\0(\0\x80\0\0\0\0\0\xff\xff\xff\x21\xfe${String.fromCharCode(comment.length)}${comment}\0${frame}${frame};`;
  return new File([Uint8Array.from(text, (letter) => letter.charCodeAt(0))], name, { type: 'image/gif' });
}
