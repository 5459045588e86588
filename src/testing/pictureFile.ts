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

/** An animated GIF of 60 by 40 pixels: a header and the control blocks of two frames, enough for code that reads headers. */
export function movingGif(name: string): File {
  const frame = '\x00\x21\xf9\x04';
  const bytes = Uint8Array.from(`GIF89a<\x00(\x00${frame} a little picture that moves ${frame}`, (letter) => letter.charCodeAt(0));
  return new File([bytes], name, { type: 'image/gif' });
}
