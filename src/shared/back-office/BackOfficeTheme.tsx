import { ConfigProvider } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { useMediaQuery } from '../lib/useMediaQuery';
import { antdTheme } from './antdTheme';
import { PHONE } from './phone';
import { usePagePalette } from './usePagePalette';

/** Lists of options are rendered in the landmark of their control, so that screen readers find them in it (axe: region). */
const landmarkOf = (trigger?: HTMLElement) => trigger?.closest<HTMLElement>('[role=dialog], main') ?? document.body;

/** Ant Design in the colours of the shop, light and dark, following a change of either at once. */
export function BackOfficeTheme({ children }: { children: ReactNode }) {
  const { mode, palette } = usePagePalette();
  const touch = useMediaQuery(`(pointer: coarse), ${PHONE}`);
  const theme = useMemo(() => antdTheme(mode, palette, touch), [mode, palette, touch]);
  return (
    <ConfigProvider theme={theme} button={{ autoInsertSpace: false }} wave={{ disabled: true }} getPopupContainer={landmarkOf}>
      {children}
    </ConfigProvider>
  );
}
