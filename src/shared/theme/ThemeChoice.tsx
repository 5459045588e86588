import { SegmentedFilter } from '../ui';
import { THEMES, useTheme } from './theme';
import { THEME_NAMES } from './themeNames';

/** A segmented control with all three themes. */
export function ThemeChoice() {
  const [theme, chooseTheme] = useTheme();
  return (
    <SegmentedFilter
      legend="Theme"
      options={THEMES.map((value) => ({ value, label: THEME_NAMES[value].label }))}
      value={theme}
      onChange={chooseTheme}
    />
  );
}
