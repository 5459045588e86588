import { useEffect, useId, useRef } from 'react';
import { useSelector } from 'react-redux';
import { describeAllergens, excludedOf } from '../../domain/food/allergens';
import { type Choice, type ChosenOption, type OptionGroup, choiceRule, choose, currentOptions, groupProblem } from '../../domain/food/options';
import { formatPrice } from '../../domain/number/money';
import { DietMark, QuantityStepper } from '../../shared/ui';
import { selectExcludedAllergens } from '../../shared/shop/excludedAllergensSlice';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import styles from './FoodOptions.module.css';

interface FoodOptionsProps {
  groups: readonly OptionGroup[];
  chosen: readonly ChosenOption[];
  /** How often the customer has tried to add the food too early: from then on each group says what it misses. */
  asked: number;
  onChange: (chosen: readonly ChosenOption[]) => void;
}

/** The options of a food: radio buttons where one can be chosen, else checkboxes, with steppers where one can be taken several times. */
export function FoodOptions({ groups, chosen, asked, onChange }: FoodOptionsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked > 0) list.current?.querySelector<HTMLInputElement>('[aria-invalid="true"] input:enabled')?.focus();
  }, [asked]);
  const { problem } = currentOptions(groups, chosen);
  const problems = new Map(groups.map((group) => [group.id, asked > 0 ? groupProblem(group, chosen) : null]));
  const general = asked > 0 && ![...problems.values()].includes(problem) ? problem : null;
  return (
    <div ref={list} className={styles.groups}>
      {groups.map((group) => (
        <Group
          key={group.id}
          group={group}
          chosen={chosen.filter(({ groupId }) => groupId === group.id)}
          problem={problems.get(group.id) ?? null}
          onChange={(own) => { onChange([...chosen.filter(({ groupId }) => groupId !== group.id), ...own]); }}
        />
      ))}
      <p role="alert" className={styles.problem}>{general}</p>
    </div>
  );
}

interface GroupProps {
  group: OptionGroup;
  /** What is chosen of this group. */
  chosen: readonly ChosenOption[];
  problem: string | null;
  onChange: (chosen: readonly ChosenOption[]) => void;
}

function Group({ group, chosen, problem, onChange }: GroupProps) {
  const id = useId();
  const single = group.most === 1;
  const numberOf = (choice: Choice) => chosen.find(({ choiceId }) => choiceId === choice.id)?.quantity ?? 0;
  const without = (choice: Choice) => chosen.filter(({ choiceId }) => choiceId !== choice.id);
  const take = (choice: Choice, quantity: number) => {
    if (single) onChange([choose(group, choice)]);
    else onChange(quantity > 0 ? [...without(choice), choose(group, choice, quantity)] : without(choice));
  };
  return (
    <fieldset className={styles.group} aria-describedby={`${id}-rule ${id}-problem`} aria-invalid={problem !== null}>
      <legend className={styles.legend}>{group.name}</legend>
      <p id={`${id}-rule`} className={styles.rule}>{choiceRule(group)}</p>
      {single && group.least === 0 && (
        <label className={styles.choice}>
          <input type="radio" name={id} checked={chosen.length === 0} onChange={() => { onChange([]); }} />
          <span className={styles.name}>None</span>
        </label>
      )}
      {group.choices.map((choice) => (
        <ChoiceRow key={choice.id} choice={choice} name={id} single={single} number={numberOf(choice)} onTake={(quantity) => { take(choice, quantity); }} />
      ))}
      <p id={`${id}-problem`} role="alert" className={styles.problem}>{problem}</p>
    </fieldset>
  );
}

interface ChoiceRowProps {
  choice: Choice;
  /** The name of the group of radio buttons. */
  name: string;
  single: boolean;
  /** How many of it are chosen. */
  number: number;
  onTake: (quantity: number) => void;
}

function ChoiceRow({ choice, name, single, number, onTake }: ChoiceRowProps) {
  const notify = useNotify();
  const { allergens = [] } = choice;
  const isExcluded = excludedOf(allergens, useSelector(selectExcludedAllergens)).length > 0;
  return (
    <div className={styles.row}>
      <label className={styles.choice}>
        <input
          type={single ? 'radio' : 'checkbox'}
          name={single ? name : undefined}
          checked={number > 0}
          // What was chosen before it sold out can still be taken off.
          disabled={choice.soldOut && (single || number === 0)}
          onChange={({ target }) => { onTake(target.checked ? 1 : 0); }}
        />
        <span className={styles.name}>
          {choice.soldOut ? `${choice.name} (sold out)` : choice.name}
        </span>
        {allergens.length > 0 && <span className={isExcluded ? styles.problem : styles.rule}>{describeAllergens(allergens)}</span>}
        {!choice.isVeg && <DietMark isVeg={false} />}
        {choice.price > 0 && <span className="price">{`+${formatPrice(choice.price)}`}</span>}
      </label>
      {!single && choice.most > 1 && number > 0 && (
        <QuantityStepper
          value={number}
          max={choice.most}
          name={choice.name}
          onChange={onTake}
          onMoreRefused={() => { notify.error(`At most ${String(choice.most)} of ${choice.name}`); }}
        />
      )}
    </div>
  );
}
