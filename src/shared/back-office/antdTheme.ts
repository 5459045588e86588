import { theme, type ThemeConfig } from 'antd';
import type { ColourMode, Palette } from './hooks/usePagePalette';

type Tokens = NonNullable<ThemeConfig['token']>;

/**
 * Colours that Ant Design would otherwise derive from the seed tokens. The derived primary, error, tag, placeholder and
 * description colours have too little contrast (WCAG 2.2 AA).
 */
function colours(palette: Palette): Tokens {
  const { accent, success, warning, danger, info, ink, focus } = palette;
  const muted = palette['ink-muted'];
  const strong = palette['accent-strong'];
  return {
    colorPrimary: accent,
    colorPrimaryHover: strong,
    colorPrimaryActive: strong,
    colorPrimaryText: accent,
    colorPrimaryTextHover: strong,
    colorPrimaryTextActive: strong,
    colorPrimaryBg: palette['accent-soft'],
    colorPrimaryBgHover: palette['accent-soft'],
    // The focus ring: the same as elsewhere on the page (base.css). It also shows around controls that are filled with the
    // accent.
    colorPrimaryBorder: focus,
    colorPrimaryBorderHover: strong,
    colorLink: accent,
    colorLinkHover: strong,
    colorLinkActive: strong,

    ...meaning('Success', success, palette['success-soft']),
    ...meaning('Warning', warning, palette['warning-soft']),
    ...meaning('Error', danger, palette['danger-soft']),
    ...meaning('Info', info, palette['info-soft']),

    colorText: ink,
    colorTextSecondary: muted,
    colorTextTertiary: muted,
    colorTextQuaternary: muted,
    colorBgLayout: palette.paper,
    colorBgContainer: palette.card,
    colorBgElevated: palette.raised,
    colorBgSpotlight: ink,
    colorBorder: palette.edge,
    colorBorderSecondary: palette.line,
  };
}

function meaning(name: 'Success' | 'Warning' | 'Error' | 'Info', strong: string, soft: string): Tokens {
  return {
    [`color${name}`]: strong,
    [`color${name}Hover`]: strong,
    [`color${name}Active`]: strong,
    [`color${name}Text`]: strong,
    [`color${name}TextHover`]: strong,
    [`color${name}TextActive`]: strong,
    [`color${name}Bg`]: soft,
    [`color${name}BgHover`]: soft,
    [`color${name}Border`]: strong,
    [`color${name}BorderHover`]: strong,
  };
}

/**
 * Ant Design's theme from the storefront's design tokens.
 * @param touch whether the screen is operated by touch: controls are 44 pixels high instead of 36
 */
export function antdTheme(mode: ColourMode, palette: Palette, touch: boolean): ThemeConfig {
  const base = mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm;
  const fixed = colours(palette);
  const ring = `0 0 0 2px ${palette.focus}`;
  // Safari on iPhones zooms the page when a field with a font size below 16 pixels gets the focus. A hovered field in the red of
  // the accent would look like one that failed.
  const textField = { hoverBorderColor: palette['ink-muted'], activeBorderColor: palette.focus, activeShadow: ring, errorActiveShadow: ring, ...(touch && { inputFontSize: 16 }) };
  return {
    // The dark algorithm changes the seed colours too, so the fixed colours are applied to its result.
    algorithm: (seed) => ({ ...base(seed), ...fixed }),
    token: {
      colorError: palette.danger,
      colorTextBase: palette.ink,
      colorBgBase: palette.paper,
      colorTextDisabled: palette.edge,
      colorTextLightSolid: palette['on-accent'],
      // The tick of a checkbox and the dot of a radio: white has too little contrast with the accent of the dark theme.
      colorWhite: palette['on-accent'],
      colorIcon: palette['ink-muted'],
      colorSplit: palette.line,
      fontFamily: 'var(--font-text)',
      borderRadius: 8,
      lineWidthFocus: 2,
      controlHeight: touch ? 44 : 36,
      controlHeightSM: touch ? 44 : 28,
      // Below the toasts (tokens.css, layers), so that an error toast is visible above a form.
      zIndexPopupBase: 40,
      ...(matchMedia('(prefers-reduced-motion: reduce)').matches && { motion: false }),
    },
    components: {
      Layout: { headerBg: palette.card, headerHeight: '3.5rem', headerPadding: '0 1.5rem 0 1rem', headerColor: palette.ink },
      Card: { headerHeight: 52, bodyPadding: 16, headerPadding: 16, headerFontSizeSM: 'var(--text-md)', headerHeightSM: 48 },
      // At least 24 pixels high (WCAG 2.2, 2.5.8), and larger on touch screens.
      Switch: touch ? { trackHeight: 32, handleSize: 28, trackMinWidth: 72 } : { trackHeight: 24, handleSize: 20, trackMinWidth: 60 },
      Table: {
        headerBg: palette.sunken,
        rowHoverBg: palette.sunken,
        headerSplitColor: 'transparent',
        headerSortActiveBg: palette.sunken,
        headerSortHoverBg: palette.line,
        bodySortBg: palette.card,
        rowSelectedBg: palette.sunken,
        rowSelectedHoverBg: palette.sunken,
        headerBorderRadius: 0,
        cellPaddingBlock: 12,
        cellPaddingInline: 8,
        cellPaddingInlineSM: touch ? 6 : 8,
      },
      // The same radius as `StatusTag` (src/shared/ui).
      Tag: { defaultBg: palette.sunken, borderRadiusSM: 999 },
      // The background and the text colour of initials.
      Avatar: { colorTextPlaceholder: palette['accent-soft'], colorTextLightSolid: 'var(--color-on-accent-soft)' },
      Segmented: {
        trackBg: palette.sunken,
        // An outline around the selected segment (WCAG 2.2, 1.4.11): its background alone has too little contrast.
        boxShadowTertiary: `inset 0 0 0 1px ${palette.edge}`,
      },
      Modal: { titleFontSize: 20 },
      // A label is further from the message of the field above it than from its own field.
      Form: { itemMarginBottom: 20, verticalLabelPadding: '4px 0' },
      Input: textField,
      InputNumber: textField,
      // See `inputFontSize` above: below 16 pixels Safari zooms the page.
      Select: { hoverBorderColor: palette['ink-muted'], activeBorderColor: palette.focus, activeOutlineColor: palette.focus, colorErrorOutline: palette.focus, ...(touch && { fontSize: 16 }) },
    },
    // Jest computes no layout. Without generated styles a screen renders ten times faster.
    zeroRuntime: process.env.NODE_ENV === 'test',
  };
}
