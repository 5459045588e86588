import { DatabaseOutlined, LogoutOutlined, ShopOutlined, UndoOutlined } from '@ant-design/icons';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { CommandPalette } from '../../../features/command-palette';
import type { ApiDispatch } from '../../../shared/api/api';
import { undoLastChange } from '../../../shared/back-office/undo/undoChange';
import { useMay } from '../../../shared/session/SessionProvider';
import { routes } from '../../../shared/utils/paths';
import { THEMES, useTheme } from '../../../shared/theme/theme';
import { THEME_NAMES } from '../../../shared/theme/ThemeToggle';
import { SECTIONS } from '../sections';

/** The command palette with the sections and actions of the back office. */
export function AdminPalette({ open, onClose, onDemoData, onSignOut }: Record<'onDemoData' | 'onSignOut' | 'onClose', () => void> & { open: boolean }) {
  const navigate = useNavigate();
  const dispatch = useDispatch<ApiDispatch>();
  const may = useMay();
  const [theme, chooseTheme] = useTheme();
  const actions = [
    { label: 'Undo my last change (Ctrl+Z)', icon: <UndoOutlined aria-hidden />, choose: () => void dispatch(undoLastChange()) },
    ...THEMES.filter((other) => other !== theme).map((other) => ({
      label: `Theme: ${THEME_NAMES[other].label}`,
      icon: THEME_NAMES[other].icon,
      choose: () => { chooseTheme(other); },
    })),
    ...(process.env.MOCKS === 'off' || !may('demo-data')
      ? []
      : [{ label: 'Fill or reset demo data', icon: <DatabaseOutlined aria-hidden />, choose: onDemoData }]),
    { label: 'Back to Store', icon: <ShopOutlined aria-hidden />, choose: () => void navigate(routes.landing) },
    { label: 'Logout', icon: <LogoutOutlined aria-hidden />, choose: onSignOut },
  ];
  return <CommandPalette open={open} onClose={onClose} sections={SECTIONS.filter(({ permission }) => may(permission))} actions={actions} />;
}
