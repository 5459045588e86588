import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Food } from '../../domain/food';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { routes } from '../../shared/routes';
import { type CurrentSession, useSession } from '../../shared/session/FoodProvider';
import { windowOnDemand } from '../../shared/ui';
import { useFoodInAddress } from './useFoodInAddress';

/** Nobody needs it before a dish is opened. */
const FoodDetailsDialog = windowOnDemand(async () => (await import('./FoodDetailsDialog')).FoodDetailsDialog);

interface FoodDetailsProps {
  /** What the page has loaded; the address names one of them. */
  foods: readonly Food[];
  renderAction: (food: Food) => ReactNode;
}

/** The details of the food that the address names, for people who are signed in (specification, sections 2 and 6). */
export function FoodDetails({ foods, renderAction }: FoodDetailsProps) {
  const { foodId, closeFood } = useFoodInAddress();
  const session = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const notify = useNotify();

  const food = foods.find(({ id }) => id === foodId);
  const refusal = foodId === null ? null : refusalOf(session, food);
  useEffect(() => {
    if (refusal === null) return;
    notify[refusal.kind](refusal.message);
    if (refusal.signIn) void navigate(routes.auth, { replace: true, state: { from: location } });
    else closeFood();
    // oxlint-disable-next-line react/exhaustive-deps -- one refusal per food asked for, whatever else changes
  }, [refusal?.message, foodId]);

  // Once closed it stays until it has shrunk back into its card.
  const [shown, setShown] = useState(food);
  if (food && food !== shown) setShown(food);
  if (!shown) return null;
  return (
    <FoodDetailsDialog food={shown} open={food !== undefined && session.status === 'signed-in'} action={renderAction(shown)} onClose={closeFood} />
  );
}

/** Why the details stay closed, or null. */
function refusalOf(session: CurrentSession, food: Food | undefined): { kind: 'error' | 'info'; message: string; signIn: boolean } | null {
  if (session.status === 'signed-out') return { kind: 'error', message: 'Please login to place an order', signIn: true };
  if (session.status === 'failed') return { kind: 'error', message: session.message, signIn: false };
  if (food === undefined) return { kind: 'info', message: 'This item is no longer on the menu', signIn: false };
  return null;
}
