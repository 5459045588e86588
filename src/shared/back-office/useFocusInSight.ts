import { useEffect } from 'react';

/**
 * Brings what Tab has come to in a window of Ant Design's into sight (WCAG 2.2, 2.4.7): going round, from the last control
 * to the first or back, Ant Design moves the focus without scrolling. A pointer presses what is seen anyway.
 */
export function useFocusInSight() {
  useEffect(() => {
    const onKeyUp = ({ key, target }: KeyboardEvent) => {
      const frame = key === 'Tab' && target instanceof Element && target.closest('.ant-drawer, .ant-modal-wrap');
      if (frame) target.scrollIntoView({ block: 'nearest' });
    };
    document.addEventListener('keyup', onKeyUp);
    return () => { document.removeEventListener('keyup', onKeyUp); };
  }, []);
}
