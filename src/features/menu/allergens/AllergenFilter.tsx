import { useState } from 'react';
import { useSelector } from 'react-redux';
import { describeWithout } from '../../../domain/food/allergens';
import { selectExcludedAllergens } from '../../../shared/shop/excludedAllergensSlice';
import { Button, lazyDialog } from '../../../shared/ui';

/** Loaded when it is first opened: a new shop says no allergens. */
const AllergenDialog = lazyDialog(async () => (await import(/* webpackChunkName: "allergens" */ './AllergenDialog')).AllergenDialog);

/** The button that opens the choice of allergens to exclude. It says those that are excluded, or `label`. */
export function AllergenFilter({ label }: { label?: string }) {
  const excluded = useSelector(selectExcludedAllergens);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => { setOpen(true); }}>
        {label ?? (excluded.length > 0 ? describeWithout(excluded) : 'Without …')}
      </Button>
      <AllergenDialog open={open} onClose={() => { setOpen(false); }} />
    </>
  );
}
