import { type ReactNode, useState } from 'react';
import { IconButton, MoonIcon, SunIcon, SystemIcon } from '../ui';
import { THEMES, type Theme, useTheme } from './theme';

/** The label and icon of each theme. */
export const THEME_NAMES: Readonly<Record<Theme, { label: string; icon: ReactNode }>> = {
  system: { label: 'System', icon: <SystemIcon /> },
  light: { label: 'Light', icon: <SunIcon /> },
  dark: { label: 'Dark', icon: <MoonIcon /> },
};

/** A button that cycles through the themes: system, light, dark. */
export function ThemeToggle() {
  const [theme, chooseTheme] = useTheme();
  const [pressed, setPressed] = useState(false);
  const { label, icon } = THEME_NAMES[theme];
  const onClick = () => {
    chooseTheme(THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system');
    setPressed(true);
  };
  return (
    <span>
      <IconButton label={`Theme: ${label}`} icon={icon} onClick={onClick} />
      {/* Screen readers do not announce a change of a button's own name. */}
      <span className="visually-hidden" aria-live="polite">
        {pressed && `Theme: ${label}`}
      </span>
    </span>
  );
}
