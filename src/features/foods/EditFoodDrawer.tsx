import { Drawer } from 'antd';
import { LoadingLines } from '../../shared/back-office/LoadingLines';
import { RecordFailed } from '../../shared/back-office/RecordFailed';
import { useOpenDialog } from '../../shared/hooks/useOpenDialog';
import { FoodForm } from './FoodForm';
import { useGetFoodToEditQuery } from './foodsApi';

interface EditFoodDrawerProps {
  /** The food's id; undefined while the drawer is closed. */
  id: string | undefined;
  open: boolean;
  onClose: () => void;
}

/** A drawer with the form that edits a food. */
export function EditFoodDrawer({ id, open, onClose }: EditFoodDrawerProps) {
  const panel = useOpenDialog<HTMLDivElement>(open, true);
  return (
    <Drawer
      panelRef={panel}
      title={<h2>Edit food item</h2>}
      open={open}
      size="min(54rem, 100%)"
      onClose={onClose}
      closable={{ 'aria-label': 'Close' }}
      mask={{ closable: false }}
      destroyOnHidden
    >
      {id !== undefined && <FoodToEdit key={id} id={id} onDone={onClose} />}
    </Drawer>
  );
}

function FoodToEdit({ id, onDone }: { id: string; onDone: () => void }) {
  const { data: food, error, isFetching, refetch } = useGetFoodToEditQuery(id);
  if (food) {
    return (
      <>
        {/* Under the specification's title, which names no dish. */}
        <p style={{ marginBlockEnd: 'var(--space-2)' }}><strong>{food.name}</strong></p>
        <FoodForm food={food} onDone={onDone} />
      </>
    );
  }
  if (error) {
    return <RecordFailed error={error} pending={isFetching} onRetry={() => void refetch()} onBack={onDone} backLabel="Back to the menu" />;
  }
  return <LoadingLines count={8} />;
}
