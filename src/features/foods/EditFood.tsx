import { useLocation } from 'react-router-dom';
import { useCloseRoutedDialog } from '../../shared/hooks/useCloseRoutedDialog';
import { routes } from '../../shared/utils/paths';
import { lazyDialog } from '../../shared/ui';

const EditFoodDrawer = lazyDialog(async () => (await import('./EditFoodDrawer')).EditFoodDrawer);

interface EditFoodProps {
  /** The id in the address; undefined if no dish is being edited. */
  id: string | undefined;
  categories: readonly string[];
}

/**
 * Edits a dish in a drawer with its own address, over the list. Closing returns to the screen where it was opened, which may
 * be another section.
 */
export function EditFood({ id, categories }: EditFoodProps) {
  const { search } = useLocation();
  const leave = useCloseRoutedDialog();
  return (
    <EditFoodDrawer id={id} categories={categories} open={id !== undefined} onClose={() => { leave(routes.dashboardSearch + search); }} />
  );
}
