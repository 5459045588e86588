/** Ends the last print, if its browser has not reported its end. */
let endLast = () => { /* Nothing was printed yet. */ };

/**
 * Opens the browser's print dialog, and prints one record alone (BackOfficeTheme.module.css).
 * @param record to mark as printed; without it, what has the attribute `data-printed` itself is printed
 * @param css styles until the end of the print
 */
export function printRecord(record?: HTMLElement, css = '') {
  endLast();
  if (record) markPrinted(record, css);
  window.print();
}

function markPrinted(record: HTMLElement, css: string) {
  const style = Object.assign(document.createElement('style'), { textContent: css });
  record.dataset.printed = '';
  document.head.append(style);
  const end = () => {
    delete record.dataset.printed;
    style.remove();
    window.removeEventListener('afterprint', end);
  };
  // Not when print() returns: on Android it returns before the page is laid out for paper.
  window.addEventListener('afterprint', end);
  endLast = end;
}
