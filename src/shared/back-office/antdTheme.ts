import { theme, type ThemeConfig } from 'antd';
import { type ColourMode, pageColour } from './hooks/pageColours';

type Tokens = NonNullable<ThemeConfig['token']>;

/**
 * Colours that Ant Design would otherwise derive from the seed tokens. The derived primary, error, tag, placeholder and
 * description colours have too little contrast (WCAG 2.2 AA).
 */
function colours(): Tokens {
  const [ink, muted, accent, strong] = [pageColour('ink'), pageColour('ink-muted'), pageColour('accent'), pageColour('accent-strong')];
  return {
    ...inAllStates('Primary', 'accent', strong),
    // The focus ring: the same as elsewhere on the page (base.css). It also shows around controls that are filled with the
    // accent.
    colorPrimaryBorder: pageColour('focus'),
    colorLink: accent,
    colorLinkHover: strong,
    colorLinkActive: strong,

    ...inAllStates('Success', 'success'),
    ...inAllStates('Warning', 'warning'),
    ...inAllStates('Error', 'danger'),
    ...inAllStates('Info', 'info'),

    colorText: ink,
    colorTextSecondary: muted,
    colorTextTertiary: muted,
    colorTextQuaternary: muted,
    colorBgLayout: pageColour('paper'),
    colorBgContainer: pageColour('card'),
    colorBgElevated: pageColour('raised'),
    colorBgSpotlight: ink,
    colorBorder: pageColour('edge'),
    colorBorderSecondary: pageColour('line'),
  };
}

/** One colour of tokens.css in all states of what Ant Design calls `name`, with its soft background. @param strong under the pointer */
function inAllStates(name: 'Primary' | 'Success' | 'Warning' | 'Error' | 'Info', colour: string, strong = pageColour(colour)): Tokens {
  const [plain, soft] = [pageColour(colour), pageColour(`${colour}-soft`)];
  return {
    [`color${name}`]: plain,
    [`color${name}Hover`]: strong,
    [`color${name}Active`]: strong,
    [`color${name}Text`]: plain,
    [`color${name}TextHover`]: strong,
    [`color${name}TextActive`]: strong,
    [`color${name}Bg`]: soft,
    [`color${name}BgHover`]: soft,
    [`color${name}Border`]: plain,
    [`color${name}BorderHover`]: strong,
  };
}

/**
 * Ant Design's theme from the storefront's design tokens.
 * @param touch whether the screen is operated by touch: controls are 44 pixels high instead of 36
 */
export function antdTheme(mode: ColourMode, touch: boolean): ThemeConfig {
  const base = mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm;
  const fixed = colours();
  const ring = `0 0 0 2px ${pageColour('focus')}`;
  // Safari on iPhones zooms the page when a field with a font size below 16 pixels gets the focus. A hovered field in the red of
  // the accent would look like one that failed.
  const textField = { hoverBorderColor: pageColour('ink-muted'), activeBorderColor: pageColour('focus'), activeShadow: ring, errorActiveShadow: ring, ...(touch && { inputFontSize: 16 }) };
  return {
    // The dark algorithm changes the seed colours too, so the fixed colours are applied to its result.
    algorithm: (seed) => ({ ...base(seed), ...fixed }),
    token: {
      colorError: pageColour('danger'),
      colorTextBase: pageColour('ink'),
      colorBgBase: pageColour('paper'),
      colorTextDisabled: pageColour('edge'),
      colorTextLightSolid: pageColour('on-accent'),
      // The tick of a checkbox and the dot of a radio: white has too little contrast with the accent of the dark theme.
      colorWhite: pageColour('on-accent'),
      colorIcon: pageColour('ink-muted'),
      colorSplit: pageColour('line'),
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
      Layout: { headerBg: pageColour('card'), headerHeight: '3.5rem', headerPadding: '0 1.5rem 0 1rem', headerColor: pageColour('ink') },
      Card: { headerHeight: 52, bodyPadding: 16, headerPadding: 16, headerFontSizeSM: 'var(--text-md)', headerHeightSM: 48 },
      // At least 24 pixels high (WCAG 2.2, 2.5.8), and larger on touch screens.
      Switch: touch ? { trackHeight: 32, handleSize: 28, trackMinWidth: 72 } : { trackHeight: 24, handleSize: 20, trackMinWidth: 60 },
      Table: {
        headerBg: pageColour('sunken'),
        rowHoverBg: pageColour('sunken'),
        headerSplitColor: 'transparent',
        headerSortActiveBg: pageColour('sunken'),
        headerSortHoverBg: pageColour('line'),
        bodySortBg: pageColour('card'),
        rowSelectedBg: pageColour('sunken'),
        rowSelectedHoverBg: pageColour('sunken'),
        headerBorderRadius: 0,
        cellPaddingBlock: 12,
        cellPaddingInline: 8,
        cellPaddingInlineSM: touch ? 6 : 8,
      },
      // The same radius as `StatusTag` (src/shared/ui).
      Tag: { defaultBg: pageColour('sunken'), borderRadiusSM: 999 },
      // The background and the text colour of initials.
      Avatar: { colorTextPlaceholder: pageColour('accent-soft'), colorTextLightSolid: 'var(--color-on-accent-soft)' },
      Segmented: {
        trackBg: pageColour('sunken'),
        // An outline around the selected segment (WCAG 2.2, 1.4.11): its background alone has too little contrast.
        boxShadowTertiary: `inset 0 0 0 1px ${pageColour('edge')}`,
      },
      Modal: { titleFontSize: 20 },
      // A label is further from the message of the field above it than from its own field.
      Form: { itemMarginBottom: 20, verticalLabelPadding: '4px 0' },
      Input: textField,
      InputNumber: textField,
      // See `inputFontSize` above: below 16 pixels Safari zooms the page.
      Select: { hoverBorderColor: pageColour('ink-muted'), activeBorderColor: pageColour('focus'), activeOutlineColor: pageColour('focus'), colorErrorOutline: pageColour('focus'), ...(touch && { fontSize: 16 }) },
    },
    // Jest computes no layout. Without generated styles a screen renders ten times faster.
    zeroRuntime: process.env.NODE_ENV === 'test',
  };
}
