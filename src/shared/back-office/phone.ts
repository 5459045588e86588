/** Below this width the phone's layout holds (specification, section 9). */
export const PHONE = '(width < 768px)';
