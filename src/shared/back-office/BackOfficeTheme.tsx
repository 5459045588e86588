import { DownOutlined } from '@ant-design/icons';
import { ConfigProvider, type ConfigProviderProps } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { PHONE, useMediaQuery } from '../hooks/useMediaQuery';
import { landmarkOf } from './antd/landmarkOf';
import { antdTheme } from './antdTheme';
import styles from './BackOfficeTheme.module.css';
import { useColourMode } from './hooks/pageColours';

const PARTS: ConfigProviderProps = {
  button: { autoInsertSpace: false },
  wave: { disabled: true },
  // Dialogs fit any viewport: 8 pixels of the page stay visible on each side, and a low viewport has room for the dialog's
  // buttons.
  modal: {
    style: { top: 'min(11vh, 6rem)', maxWidth: 'calc(100% - 1rem)' },
    classNames: { mask: styles.mask ?? '', container: styles.window ?? '', title: styles.title ?? '' },
  },
  card: { classNames: { title: styles.cardTitle ?? '' } },
  // A screen reader would read the icon's file name.
  select: { suffixIcon: <DownOutlined aria-hidden /> },
  drawer: { classNames: { section: styles.drawer ?? '' } },
  // Figures use the heading font.
  statistic: {
    styles: { title: { fontWeight: 600 }, content: { fontFamily: 'var(--font-heading)', fontWeight: 700, fontSize: 'clamp(1rem, 5vw, 1.5rem)', overflowWrap: 'anywhere' } },
  },
  getPopupContainer: landmarkOf,
};

/** Provides Ant Design with the storefront's colours, light or dark, and with larger controls on touch screens. */
export function BackOfficeTheme({ children }: { children: ReactNode }) {
  const mode = useColourMode();
  const touch = useMediaQuery(`(pointer: coarse), ${PHONE}`);
  const theme = useMemo(() => antdTheme(mode, touch), [mode, touch]);
  return <ConfigProvider {...PARTS} theme={theme}>{children}</ConfigProvider>;
}
