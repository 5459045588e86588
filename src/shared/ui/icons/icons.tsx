/** Icons that the first screen does not need. */
import { lineIcon } from './lineIcon';

export const MinusIcon = lineIcon('M5 12h14');
export const TrashIcon = lineIcon('M4 7h16M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10.2 11v5M13.8 11v5');
export const ChevronDownIcon = lineIcon('M5.5 9.5 12 16l6.5-6.5');
export const ClockIcon = lineIcon('M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0ZM12 7.5V12l3 2');
export const PinIcon = lineIcon('M12 21c-4.5-4.4-6.7-7.9-6.7-10.8a6.7 6.7 0 0 1 13.4 0C18.7 13.1 16.5 16.6 12 21ZM14.3 10a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0Z');
export const PhoneIcon = lineIcon('M8.3 4H5.5A1.5 1.5 0 0 0 4 5.6C4.5 13.4 10.6 19.5 18.4 20a1.5 1.5 0 0 0 1.6-1.5v-2.8l-4-1.6-1.9 1.9a12 12 0 0 1-6-6L9.9 8 8.3 4Z');
export const CardIcon = lineIcon('M5 5.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2ZM3 10h18M7 14.8h3.5');
export const CashIcon = lineIcon('M4.5 6.5h15A1.5 1.5 0 0 1 21 8v8a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16V8a1.5 1.5 0 0 1 1.5-1.5ZM14.5 12a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM6.2 12h.1M17.7 12h.1');
export const MailIcon = lineIcon('M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5ZM3.5 7l8.5 6.5L20.5 7');
export const EyeIcon = lineIcon('M2.5 12c2.3-4.3 5.5-6.5 9.5-6.5s7.2 2.2 9.5 6.5c-2.3 4.3-5.5 6.5-9.5 6.5S4.8 16.3 2.5 12ZM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z');
export const EyeOffIcon = lineIcon('M4 4l16 16M9.9 9.9a3 3 0 0 0 4.2 4.2M6.6 6.7C4.9 7.9 3.6 9.7 2.5 12c2.3 4.3 5.5 6.5 9.5 6.5 1.9 0 3.6-.5 5.2-1.5M10 5.7c.6-.1 1.3-.2 2-.2 4 0 7.2 2.2 9.5 6.5-.5 1-1.1 1.9-1.7 2.7');
export const LogOutIcon = lineIcon('M10 4H6.5A1.5 1.5 0 0 0 5 5.5v13A1.5 1.5 0 0 0 6.5 20H10M15 8l4 4-4 4M19 12H10');
export const PencilIcon = lineIcon('M4.5 19.5l.8-4L15.8 5a1.7 1.7 0 0 1 2.4 0l.8.8a1.7 1.7 0 0 1 0 2.4L8.5 18.7l-4 .8ZM14 6.8l3.2 3.2');
export const CameraIcon = lineIcon('M4.5 7.5h3L9 5h6l1.5 2.5h3A1.5 1.5 0 0 1 21 9v8.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5V9a1.5 1.5 0 0 1 1.5-1.5ZM15.5 13a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0Z');
