import { DownOutlined } from '@ant-design/icons';
import { ConfigProvider, type ConfigProviderProps } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { useMediaQuery } from '../hooks/useMediaQuery';
import { landmarkOf } from './antd/landmarkOf';
import { antdTheme } from './antdTheme';
import styles from './BackOfficeTheme.module.css';
import { PHONE } from './phone';
import { usePagePalette } from './hooks/usePagePalette';

/**
 * Dialogs fit any viewport: 8 pixels of the page stay visible on each side, and a low viewport has room for the dialog's
 * buttons.
 */
const MODAL: NonNullable<ConfigProviderProps['modal']> = {
  style: { top: 'min(11vh, 6rem)', maxWidth: 'calc(100% - 1rem)' },
  classNames: { mask: styles.mask ?? '', container: styles.window ?? '', title: styles.title ?? '' },
};
/** Figures use the heading font. */
const STATISTIC: NonNullable<ConfigProviderProps['statistic']> = {
  styles: { title: { fontWeight: 600 }, content: { fontFamily: 'var(--font-heading)', fontWeight: 700, fontSize: 'clamp(1rem, 5vw, 1.5rem)', overflowWrap: 'anywhere' } },
};
/** A screen reader would read the icon's file name. */
const SELECT: NonNullable<ConfigProviderProps['select']> = { suffixIcon: <DownOutlined aria-hidden /> };
const CARD: NonNullable<ConfigProviderProps['card']> = { classNames: { title: styles.cardTitle ?? '' } };
const DRAWER: NonNullable<ConfigProviderProps['drawer']> = { classNames: { section: styles.drawer ?? '' } };

/** Provides Ant Design with the storefront's colours, light or dark, and with larger controls on touch screens. */
export function BackOfficeTheme({ children }: { children: ReactNode }) {
  const { mode, palette } = usePagePalette();
  const touch = useMediaQuery(`(pointer: coarse), ${PHONE}`);
  const theme = useMemo(() => antdTheme(mode, palette, touch), [mode, palette, touch]);
  return (
    <ConfigProvider
      theme={theme}
      button={{ autoInsertSpace: false }}
      wave={{ disabled: true }}
      modal={MODAL}
      card={CARD}
      select={SELECT}
      drawer={DRAWER}
      statistic={STATISTIC}
      getPopupContainer={landmarkOf}
    >
      {children}
    </ConfigProvider>
  );
}
