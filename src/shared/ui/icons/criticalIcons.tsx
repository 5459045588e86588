/** Icons of the first screen and of toasts: every visit loads them. */
import { lineIcon } from './lineIcon';

const HEART = 'M12 20.2C5.6 15.9 3 12.6 3 9.2A4.7 4.7 0 0 1 7.7 4.5c1.8 0 3.3.9 4.3 2.4 1-1.5 2.5-2.4 4.3-2.4A4.7 4.7 0 0 1 21 9.2c0 3.4-2.6 6.7-9 11Z';

export const HomeIcon = lineIcon('M3.5 11 12 4l8.5 7M5.5 9.5V19a1 1 0 0 0 1 1H10v-5h4v5h3.5a1 1 0 0 0 1-1V9.5');
export const SearchIcon = lineIcon('M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM15.3 15.3 20 20');
export const CartIcon = lineIcon('M3 4h2.2l2.3 11h9.8L19.5 7H6M10 19.3a1.2 1.2 0 1 1-2.4 0 1.2 1.2 0 0 1 2.4 0ZM17.7 19.3a1.2 1.2 0 1 1-2.4 0 1.2 1.2 0 0 1 2.4 0Z');
export const UserIcon = lineIcon('M15.7 8.2a3.7 3.7 0 1 1-7.4 0 3.7 3.7 0 0 1 7.4 0ZM5 20c.4-4 3.2-6 7-6s6.6 2 7 6');
export const HeartIcon = lineIcon(HEART);
export const HeartFilledIcon = lineIcon(HEART, true);
export const PlusIcon = lineIcon('M12 5v14M5 12h14');
export const CloseIcon = lineIcon('M6 6l12 12M18 6 6 18');
export const CheckIcon = lineIcon('M5 12.5 10 17.5 19.5 7');
export const ChevronLeftIcon = lineIcon('M14.5 5.5 8 12l6.5 6.5');
export const ChevronRightIcon = lineIcon('M9.5 5.5 16 12l-6.5 6.5');
export const AlertIcon = lineIcon('M12 8v5M12 16.3v.1M10.5 4.4 2.9 17.6A1.7 1.7 0 0 0 4.4 20.2h15.2a1.7 1.7 0 0 0 1.5-2.6L13.5 4.4a1.7 1.7 0 0 0-3 0Z');
export const InfoIcon = lineIcon('M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0ZM12 11v5M12 7.8v.1');
export const SunIcon = lineIcon('M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM12 2.8v2M12 19.2v2M2.8 12h2M19.2 12h2M5.5 5.5l1.4 1.4M17.1 17.1l1.4 1.4M18.5 5.5l-1.4 1.4M6.9 17.1l-1.4 1.4');
export const MoonIcon = lineIcon('M20 14.2A8.3 8.3 0 0 1 9.8 4a8.3 8.3 0 1 0 10.2 10.2Z');
export const SystemIcon = lineIcon('M4.5 5h15A1.5 1.5 0 0 1 21 6.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 15.5v-9A1.5 1.5 0 0 1 4.5 5ZM12 17v3M8.5 20h7');
