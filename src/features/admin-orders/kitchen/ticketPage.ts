const MM_PER_PIXEL = 25.4 / 96;
/** The width of a roll, and the margin around the ticket, in millimetres. */
const ROLL = 80;
const MARGIN = 4;

/**
 * The styles of a ticket's page, which is as wide as the roll and as long as the ticket, because `auto` is no length of a page;
 * and the order's number for the further pages of a printer with shorter paper (Kitchen.module.css).
 */
export function ticketPage(ticket: HTMLElement, id: string): string {
  // Laid out as on paper (Kitchen.module.css).
  ticket.dataset.measured = '';
  ticket.style.width = `${ROLL - 2 * MARGIN}mm`;
  const { height } = ticket.getBoundingClientRect();
  delete ticket.dataset.measured;
  ticket.style.width = '';
  const length = Math.ceil(height * MM_PER_PIXEL) + 1 + 2 * MARGIN;
  return `@page ticket { size: ${ROLL}mm ${length}mm; margin: ${MARGIN}mm } :root { --ticket-id: '#${id}' }`;
}
