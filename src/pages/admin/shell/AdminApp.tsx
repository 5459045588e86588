import { Route, Routes } from 'react-router-dom';
import { BackOfficeTheme } from '../../../shared/back-office/BackOfficeTheme';
import { routes } from '../../../shared/utils/paths';
import { NotFoundPage } from '../../NotFoundPage';
import { SECTIONS } from '../sections';
import { AdminShell } from './AdminShell';
import { RequirePermission } from './RequirePermission';

/** The pattern of a route inside that of another one. */
const below = (parent: string, path: string) => path.slice(parent.length + 1);

/**
 * The back office with its routes below /dashboard (docs/behaviour.md, section 2). The route table puts the guard of the staff around it.
 */
export function AdminApp() {
  return (
    <BackOfficeTheme>
      <Routes>
        <Route element={<AdminShell />}>
          {SECTIONS.map((section) => {
            const { path, Page, drawer } = section;
            return (
              <Route key={path} path={below(routes.dashboard, path)} element={<RequirePermission key={path} section={section}><Page /></RequirePermission>}>
                {/* The list stays mounted below the drawer. */}
                {drawer !== undefined && <Route path={below(path, drawer)} element={null} />}
              </Route>
            );
          })}
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </BackOfficeTheme>
  );
}
