/**
 * Media query for the layout of a phone: below 768 pixels at the browser's default font size (docs/behaviour.md, section 9).
 */
export const PHONE = '(width < 48em)';
