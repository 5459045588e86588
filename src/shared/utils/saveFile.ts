/** Downloads a blob as a file. */
export function saveFile(file: Blob, name: string) {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the blob after the click; one minute is enough before the memory is freed.
  setTimeout(() => { URL.revokeObjectURL(url); }, 60_000);
}
