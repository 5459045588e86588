import { ErrorState, PageHeading } from '../ui';
import type { CurrentSession } from './FoodProvider';

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
