/** Hands a file to the browser's downloads. */
export function saveFile(file: Blob, name: string) {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the file after the click; a minute is more than enough, and then the memory is free.
  setTimeout(() => { URL.revokeObjectURL(url); }, 60_000);
}
