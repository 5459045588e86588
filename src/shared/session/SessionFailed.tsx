import { ErrorState, PageHeading } from '../ui';
import type { CurrentSession } from './FoodProvider';

/**
 * Stands in for a screen while nobody can say who is signed in. It has a heading, so that the screen behind it takes the
 * focus as any screen does that one comes to.
 */
export function SessionFailed({ session: { message, retry, retrying } }: { session: Extract<CurrentSession, { status: 'failed' }> }) {
  return (
    <>
      <PageHeading hidden>Something broke</PageHeading>
      <ErrorState message={message} onRetry={retry} pending={retrying} />
    </>
  );
}
