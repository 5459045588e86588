import { useDispatch, useSelector } from 'react-redux';
import { ALLERGENS, type Allergen, allergenLabel, inOrder } from '../../../domain/food/allergens';
import { allergensExcluded, selectExcludedAllergens, storeExcludedAllergens } from '../../../shared/shop/excludedAllergensSlice';
import { Button, Dialog } from '../../../shared/ui';
import styles from './AllergenDialog.module.css';

/** Chooses the allergens that the customer eats without. A choice counts immediately, and is remembered on the device. */
export function AllergenDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const dispatch = useDispatch();
  const excluded = useSelector(selectExcludedAllergens);
  const exclude = (chosen: readonly Allergen[]) => {
    const allergens = inOrder(chosen);
    storeExcludedAllergens(allergens);
    dispatch(allergensExcluded(allergens));
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Without allergens"
      description="Dishes say what the kitchen has entered. A dish that says nothing may contain any of them: ask the shop."
      footer={
        <>
          {excluded.length > 0 && <Button variant="secondary" onClick={() => { exclude([]); }}>Exclude none</Button>}
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <ul className={styles.choices} aria-label="Allergens to exclude">
        {ALLERGENS.map((allergen) => (
          <li key={allergen}>
            <label className={styles.choice}>
              <input
                type="checkbox"
                checked={excluded.includes(allergen)}
                onChange={({ target }) => { exclude(target.checked ? [...excluded, allergen] : excluded.filter((other) => other !== allergen)); }}
              />
              <span>{allergenLabel(allergen)}</span>
            </label>
          </li>
        ))}
      </ul>
      <p className={styles.note}>Dishes with what you exclude leave the menu on this device, and the kitchen is told with your orders.</p>
    </Dialog>
  );
}
