import type { ReactNode } from 'react';

/** Line icons on a 24-unit grid, in the colour and at the size of the writing around them; the words beside them speak. */

interface IconProps {
  /** Edge length as CSS; 1.375em where nothing is said. */
  size?: string | undefined;
}

function Drawing({ size = '1.375em', filled = false, children }: IconProps & { filled?: boolean; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      style={{ width: size, height: size, flex: 'none' }}
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

const lines = (d: string) =>
  function LineIcon(props: IconProps) {
    return (
      <Drawing {...props}>
        <path d={d} />
      </Drawing>
    );
  };

const HEART = 'M12 20.2C5.6 15.9 3 12.6 3 9.2A4.7 4.7 0 0 1 7.7 4.5c1.8 0 3.3.9 4.3 2.4 1-1.5 2.5-2.4 4.3-2.4A4.7 4.7 0 0 1 21 9.2c0 3.4-2.6 6.7-9 11Z';

export const HomeIcon = lines('M3.5 11 12 4l8.5 7M5.5 9.5V19a1 1 0 0 0 1 1H10v-5h4v5h3.5a1 1 0 0 0 1-1V9.5');
export const SearchIcon = lines('M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM15.3 15.3 20 20');
export const CartIcon = lines('M3 4h2.2l2.3 11h9.8L19.5 7H6M10 19.3a1.2 1.2 0 1 1-2.4 0 1.2 1.2 0 0 1 2.4 0ZM17.7 19.3a1.2 1.2 0 1 1-2.4 0 1.2 1.2 0 0 1 2.4 0Z');
export const UserIcon = lines('M15.7 8.2a3.7 3.7 0 1 1-7.4 0 3.7 3.7 0 0 1 7.4 0ZM5 20c.4-4 3.2-6 7-6s6.6 2 7 6');
export const HeartIcon = lines(HEART);
export const PlusIcon = lines('M12 5v14M5 12h14');
export const MinusIcon = lines('M5 12h14');
export const TrashIcon = lines('M4 7h16M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10.2 11v5M13.8 11v5');
export const CloseIcon = lines('M6 6l12 12M18 6 6 18');
export const CheckIcon = lines('M5 12.5 10 17.5 19.5 7');
export const ChevronLeftIcon = lines('M14.5 5.5 8 12l6.5 6.5');
export const ChevronRightIcon = lines('M9.5 5.5 16 12l-6.5 6.5');
export const ChevronDownIcon = lines('M5.5 9.5 12 16l6.5-6.5');
export const ClockIcon = lines('M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0ZM12 7.5V12l3 2');
export const PinIcon = lines('M12 21c-4.5-4.4-6.7-7.9-6.7-10.8a6.7 6.7 0 0 1 13.4 0C18.7 13.1 16.5 16.6 12 21ZM14.3 10a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0Z');
export const PhoneIcon = lines('M8.3 4H5.5A1.5 1.5 0 0 0 4 5.6C4.5 13.4 10.6 19.5 18.4 20a1.5 1.5 0 0 0 1.6-1.5v-2.8l-4-1.6-1.9 1.9a12 12 0 0 1-6-6L9.9 8 8.3 4Z');
export const CardIcon = lines('M5 5.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2ZM3 10h18M7 14.8h3.5');
export const CashIcon = lines('M4.5 6.5h15A1.5 1.5 0 0 1 21 8v8a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16V8a1.5 1.5 0 0 1 1.5-1.5ZM14.5 12a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM6.2 12h.1M17.7 12h.1');
export const SunIcon = lines('M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM12 2.8v2M12 19.2v2M2.8 12h2M19.2 12h2M5.5 5.5l1.4 1.4M17.1 17.1l1.4 1.4M18.5 5.5l-1.4 1.4M6.9 17.1l-1.4 1.4');
export const MoonIcon = lines('M20 14.2A8.3 8.3 0 0 1 9.8 4a8.3 8.3 0 1 0 10.2 10.2Z');
export const SystemIcon = lines('M4.5 5h15A1.5 1.5 0 0 1 21 6.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 15.5v-9A1.5 1.5 0 0 1 4.5 5ZM12 17v3M8.5 20h7');
export const MailIcon = lines('M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5ZM3.5 7l8.5 6.5L20.5 7');
export const AlertIcon = lines('M12 8v5M12 16.3v.1M10.5 4.4 2.9 17.6A1.7 1.7 0 0 0 4.4 20.2h15.2a1.7 1.7 0 0 0 1.5-2.6L13.5 4.4a1.7 1.7 0 0 0-3 0Z');
export const InfoIcon = lines('M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0ZM12 11v5M12 7.8v.1');
export const EyeIcon = lines('M2.5 12c2.3-4.3 5.5-6.5 9.5-6.5s7.2 2.2 9.5 6.5c-2.3 4.3-5.5 6.5-9.5 6.5S4.8 16.3 2.5 12ZM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z');
export const EyeOffIcon = lines('M4 4l16 16M9.9 9.9a3 3 0 0 0 4.2 4.2M6.6 6.7C4.9 7.9 3.6 9.7 2.5 12c2.3 4.3 5.5 6.5 9.5 6.5 1.9 0 3.6-.5 5.2-1.5M10 5.7c.6-.1 1.3-.2 2-.2 4 0 7.2 2.2 9.5 6.5-.5 1-1.1 1.9-1.7 2.7');
export const LogOutIcon = lines('M10 4H6.5A1.5 1.5 0 0 0 5 5.5v13A1.5 1.5 0 0 0 6.5 20H10M15 8l4 4-4 4M19 12H10');
export const PencilIcon = lines('M4.5 19.5l.8-4L15.8 5a1.7 1.7 0 0 1 2.4 0l.8.8a1.7 1.7 0 0 1 0 2.4L8.5 18.7l-4 .8ZM14 6.8l3.2 3.2');
export const CameraIcon = lines('M4.5 7.5h3L9 5h6l1.5 2.5h3A1.5 1.5 0 0 1 21 9v8.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5V9a1.5 1.5 0 0 1 1.5-1.5ZM15.5 13a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0Z');

export function HeartFilledIcon(props: IconProps) {
  return (
    <Drawing {...props} filled>
      <path d={HEART} />
    </Drawing>
  );
}
