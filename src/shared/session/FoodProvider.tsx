import { type ReactNode, createContext, use, useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { User } from '../../domain/user';
import { messageOf } from '../api/apiError';
import { useGetSessionQuery } from './sessionApi';
import { selectRestored, selectSignedIn, selectToken } from './sessionSlice';

/** What every screen may ask about the person in front of it. */
export type CurrentSession =
  | { status: 'signed-out' }
  | { status: 'checking' }
  | { status: 'failed'; message: string; retry: () => void; retrying: boolean }
  | { status: 'signed-in'; user: User };

// The same each time: what listens is not drawn again for news that are none.
const CHECKING: CurrentSession = { status: 'checking' };
const SIGNED_OUT: CurrentSession = { status: 'signed-out' };

const FoodContext = createContext<CurrentSession | null>(null);

/** Gives the app its data about the current user; stands once, around all screens. */
export function FoodProvider({ children }: { children: ReactNode }) {
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

  return <FoodContext value={session}>{children}</FoodContext>;
}

/**
 * The session of whoever uses the app.
 * @throws Error outside the provider (specification, section 8)
 */
export function useSession(): CurrentSession {
  const session = use(FoodContext);
  if (session === null) throw new Error('useSession must be used within the food provider');
  return session;
}

/** The signed-in user, or null. */
export function useCurrentUser(): User | null {
  const session = useSession();
  return session.status === 'signed-in' ? session.user : null;
}
