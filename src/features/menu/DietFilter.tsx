import { useSearchParams } from 'react-router-dom';
import { DIETS, type Diet } from '../../domain/food/food';
import styles from './DietFilter.module.css';

const DIET = 'diet';

/** The menu's filter, stored in the URL (`?diet=veg`), so that it survives a reload, Back and sharing the link. */
export function useDiet(): [Diet, (diet: Diet) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get(DIET)?.toLowerCase();
  const diet = DIETS.find((each) => each.toLowerCase() === asked) ?? 'All';

  const setDiet = (next: Diet) => {
    // Read the current URL: it may be newer than the rendered one, for example after a food was opened.
    const now = new URLSearchParams(window.location.search);
    if (next === 'All') now.delete(DIET);
    else now.set(DIET, next.toLowerCase());
    // The switch changes immediately.
    setParams(now, { replace: true, flushSync: true });
  };
  return [diet, setDiet];
}

/** The filter All, Veg or Non-Veg: radio buttons that look like a segmented control. */
export function DietFilter({ value, onChange }: { value: Diet; onChange: (diet: Diet) => void }) {
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">Filter by diet</legend>
      {DIETS.map((diet) => (
        <label key={diet} className={styles.option}>
          <input className="covering-input" type="radio" name={DIET} value={diet} checked={diet === value} onChange={() => { onChange(diet); }} />
          <span className={styles.face}>{diet}</span>
        </label>
      ))}
    </fieldset>
  );
}
