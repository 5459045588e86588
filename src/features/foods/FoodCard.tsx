import { Button, Tag } from 'antd';
import { Link, useLocation } from 'react-router-dom';
import { groupDigits } from '../../domain/digits';
import { type Food, priceTag, stockBadge } from '../../domain/food';
import { classNames } from '../../shared/lib/classNames';
import { OPENED_HERE } from '../../shared/lib/useWayOut';
import { dashboardFoodPath } from '../../shared/routes';
import { AlertIcon, DietMark, FoodPicture, PencilIcon, TrashIcon } from '../../shared/ui';
import styles from './FoodCards.module.css';
import { useRemoveFood } from './useRemoveFood';

/** A dish as the back office lists it (specification, section 2, admin food search). */
export function FoodCard({ food }: { food: Food }) {
  const { id, name, description, category, price, isVeg, image } = food;
  const { search } = useLocation();
  const remove = useRemoveFood();
  const edit = { pathname: dashboardFoodPath(id), search };
  return (
    <article className={styles.card} aria-label={name}>
      <FoodPicture src={image} category={category} shape="square" className={styles.picture} />
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link to={edit} state={OPENED_HERE}>{name}</Link>
        </h2>
        <p className={styles.marks}>
          <DietMark isVeg={isVeg} />
          <Tag className={classNames(styles.category)}>{category}</Tag>
        </p>
        <p className={styles.description}>{description}</p>
      </div>
      <div className={styles.foot}>
        <p className={styles.figures} data-figures>
          <span className={styles.price}>{priceTag(price)}</span>
          <Stock stock={food.stock} />
        </p>
        <Button size="small" icon={<TrashIcon size="1.1em" />} aria-label={`Take ${name} off the menu`} title="Take off the menu" onClick={() => { remove(food); }} />
        <Link className={styles.edit} to={edit} state={OPENED_HERE} aria-label={`Edit ${name}`}>
          <PencilIcon size="1.1em" />
          Edit
        </Link>
      </div>
    </article>
  );
}

/** Where customers are warned that few are left, so are administrators. */
function Stock({ stock }: { stock: number }) {
  const few = stockBadge(stock) !== null;
  return (
    <span className={classNames(few && styles.few)}>
      {few && <AlertIcon size="1.1em" />}
      <span>{`${groupDigits(stock)} in stock`}</span>
    </span>
  );
}
