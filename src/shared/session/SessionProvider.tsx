import { type ReactNode, createContext, use, useCallback, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { type Permission, may } from '../../domain/user/roles';
import type { User } from '../../domain/user/user';
import { messageOf } from '../api/apiError';
import { selectRestored, selectSignedIn, selectToken } from '../session-store/sessionSlice';
import { ErrorState, PageHeading } from '../ui';
import { useGetSessionQuery } from './sessionApi';

/** The session as every screen sees it. */
export type CurrentSession =
  | { status: 'signed-out' }
  | { status: 'checking' }
  | { status: 'failed'; message: string; retry: () => void; retrying: boolean }
  | { status: 'signed-in'; user: User };

// Constants, so that consumers do not re-render when nothing has changed.
const CHECKING: CurrentSession = { status: 'checking' };
const SIGNED_OUT: CurrentSession = { status: 'signed-out' };

const SessionContext = createContext<CurrentSession | null>(null);

/** Provides the session to the app; rendered once around all routes. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const restored = useSelector(selectRestored);
  const claimed = useSelector(selectSignedIn);
  const token = useSelector(selectToken);
  const { currentData: user, error, isFetching, refetch } = useGetSessionQuery(token ?? '', { skip: !claimed });

  const session = useMemo((): CurrentSession => {
    if (!restored) return CHECKING;
    if (!claimed) return SIGNED_OUT;
    if (user) return { status: 'signed-in', user };
    if (error) return { status: 'failed', message: messageOf(error), retry: () => void refetch(), retrying: isFetching };
    return CHECKING;
  }, [restored, claimed, user, error, isFetching, refetch]);

  return <SessionContext value={session}>{children}</SessionContext>;
}

/**
 * Returns the current session.
 * @throws Error outside the provider (docs/behaviour.md, section 8)
 */
export function useSession(): CurrentSession {
  const session = use(SessionContext);
  if (session === null) throw new Error('useSession must be used within the food provider');
  return session;
}

/** Returns the signed-in user, or null. */
export function useCurrentUser(): User | null {
  const session = useSession();
  return session.status === 'signed-in' ? session.user : null;
}

/** Returns whether the role of the signed-in user has a permission. */
export function useMay(): (permission: Permission) => boolean {
  const user = useCurrentUser();
  return useCallback((permission) => user !== null && may(user.role, permission), [user]);
}

/**
 * Replaces a screen after a failed session check. It has a heading, so that the screen shown after a successful retry takes
 * the focus as after a navigation.
 */
export function SessionFailed({ session: { message, retry, retrying } }: { session: Extract<CurrentSession, { status: 'failed' }> }) {
  return (
    <>
      <PageHeading hidden>Something broke</PageHeading>
      <ErrorState message={message} onRetry={retry} pending={retrying} />
    </>
  );
}
