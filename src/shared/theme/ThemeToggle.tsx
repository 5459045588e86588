import { useState } from 'react';
import { IconButton } from '../ui';
import { THEMES, useTheme } from './theme';
import { THEME_NAMES } from './themeNames';

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
      <IconButton label={`Theme: ${label}`} icon={icon} data-action="theme" onClick={onClick} />
      {/* Screen readers do not announce a change of a button's own name. */}
      <span className="visually-hidden" aria-live="polite">
        {pressed && `Theme: ${label}`}
      </span>
    </span>
  );
}
