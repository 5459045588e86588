import { Alert, Flex } from 'antd';
import { type ReactNode, useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { useMay } from '../../../shared/session/SessionProvider';
import { PageHeading } from '../../../shared/ui';
import { hasUnsavedChanges } from '../../../shared/utils/unsavedChanges';
import { routes } from '../../../shared/utils/paths';
import { SECTIONS, type Section } from '../sections';

/**
 * Renders a section for users with its permission. Others get a message with the way to their first section, to which
 * the overview redirects them. A form with unsaved text stays when its user loses the permission, so that nothing typed is lost.
 */
export function RequirePermission({ section: { path, permission }, children }: { section: Section; children: ReactNode }) {
  const may = useMay();
  const allowed = may(permission);
  const [before, setBefore] = useState(allowed);
  const [typed, setTyped] = useState(false);
  if (before !== allowed) {
    setBefore(allowed);
    setTyped(!allowed && hasUnsavedChanges());
  }
  if (allowed || typed) {
    return (
      <>
        {!allowed && <Alert type="warning" showIcon role="alert" style={{ marginBottom: 16 }} title="You may no longer save this. What you typed stays until you leave." />}
        {children}
      </>
    );
  }
  const start = SECTIONS.find((section) => may(section.permission));
  if (start && path === routes.dashboard) return <Navigate to={start.path} replace />;
  return (
    <Flex vertical align="start" gap="medium">
      <PageHeading>Access Denied</PageHeading>
      <p>{start ? 'Your role does not include this section.' : 'Your account no longer has access to the back office.'}</p>
      <Link to={start?.path ?? routes.landing}>{start ? `Go to ${start.label}` : 'Back to Store'}</Link>
    </Flex>
  );
}
