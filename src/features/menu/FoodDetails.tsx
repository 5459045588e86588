import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Food } from '../../domain/food/food';
import { type ChosenOption, defaultOptions } from '../../domain/food/options';
import { OPENED_IN_APP, useCloseRoutedDialog } from '../../shared/hooks/useCloseRoutedDialog';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { routes } from '../../shared/utils/paths';
import { type CurrentSession, useSession } from '../../shared/session/SessionProvider';
import { lazyDialog } from '../../shared/ui';

const FOOD = 'food';

/** What the button of a food is to do: where the customer chooses, and, in the details, what is chosen. */
interface FoodAction {
  readonly onChoose: (food: Food) => void;
  readonly options?: readonly ChosenOption[];
  readonly labelled?: boolean;
}

/** Renders the button of a card, or that of the details dialog. */
export type RenderAction = (food: Food, action: FoodAction) => ReactNode;

/**
 * Returns the current query string with another food id. Reads window.location, which may be newer than the rendered URL.
 */
function withFood(id: string | null): string {
  const next = new URLSearchParams(window.location.search);
  if (id === null) next.delete(FOOD);
  else next.set(FOOD, id);
  return next.toString();
}

/**
 * The food with open details, stored in the URL (`?food=1`), so that Back closes them. `openFood` is stable, so that opening
 * a dialog does not re-render a thousand cards.
 */
export function useFoodInAddress() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const leave = useCloseRoutedDialog();

  const openFood = useCallback(
    (food: Food) => void navigate({ search: withFood(food.id) }, { state: OPENED_IN_APP }),
    [navigate],
  );
  const closeFood = () => { leave({ search: withFood(null) }); };

  return { foodId: params.get(FOOD), openFood, closeFood };
}

/** Loaded when a food is first opened. */
const FoodDetailsDialog = lazyDialog(async () => (await import('./FoodDetailsDialog')).FoodDetailsDialog);

/**
 * The details dialog of the food in the URL, for signed-in users (docs/behaviour.md, sections 2 and 6). Otherwise it shows a
 * message.
 * @param foods the loaded foods, among which the id in the URL is looked up
 * @param renderAction renders the dialog's button
 */
export function FoodDetails({ foods, renderAction }: { foods: readonly Food[]; renderAction: RenderAction }) {
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
    // oxlint-disable-next-line react/exhaustive-deps -- one message per requested food; other changes must not repeat it
  }, [refusal?.message, foodId]);

  // Keeps rendering the food while the closing animation runs.
  const [shown, setShown] = useState(food);
  // Null until the customer has chosen: the defaults.
  const [chosen, setChosen] = useState<readonly ChosenOption[] | null>(null);
  const [asked, setAsked] = useState(0);
  if (food && food !== shown) setShown(food);
  const [openId, setOpenId] = useState(food?.id);
  if (food?.id !== openId) {
    setOpenId(food?.id);
    if (food) {
      setChosen(null);
      setAsked(0);
    }
  }
  if (!shown) return null;
  const groups = shown.options ?? [];
  const options = chosen?.filter(({ choiceId }) => groups.some(({ choices }) => choices.some(({ id }) => id === choiceId))) ?? defaultOptions(groups);
  return (
    <FoodDetailsDialog
      food={shown}
      options={options}
      onOptionsChange={setChosen}
      asked={asked}
      open={food !== undefined && session.status === 'signed-in'}
      action={renderAction(shown, { labelled: true, options, onChoose: () => { setAsked(asked + 1); } })}
      onClose={closeFood}
    />
  );
}

/** Returns why the details cannot be shown, or null. */
function refusalOf(session: CurrentSession, food: Food | undefined): { kind: 'error' | 'info'; message: string; signIn: boolean } | null {
  if (session.status === 'signed-out') return { kind: 'error', message: 'Please login to place an order', signIn: true };
  if (session.status === 'failed') return { kind: 'error', message: session.message, signIn: false };
  if (food === undefined) return { kind: 'info', message: 'This item is no longer on the menu', signIn: false };
  return null;
}
