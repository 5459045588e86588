/** Below this width, 768 pixels with letters as large as most have them, the phone's layout holds (specification, section 9). */
export const PHONE = '(width < 48em)';
