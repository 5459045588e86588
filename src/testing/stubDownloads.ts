/** Captures downloaded files; jsdom cannot create object URLs. Call it at the top of a test file. */
export function stubDownloads() {
  const files = new Map<string, Blob>();
  const saved: { name: string; file: Blob }[] = [];

  beforeEach(() => {
    saved.length = 0;
    URL.createObjectURL = (file: Blob) => {
      const url = `blob:test/${String(files.size)}`;
      files.set(url, file);
      return url;
    };
    URL.revokeObjectURL = (url: string) => void files.delete(url);
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      const file = files.get(this.href);
      if (file) saved.push({ name: this.download, file });
    });
  });

  return {
    /** The last downloaded file: its name, and its text with the byte order mark. */
    last: async () => {
      const { name, file } = saved.at(-1)!;
      const bytes = await new Response(file).arrayBuffer();
      return { name, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) };
    },
  };
}
