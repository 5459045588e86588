import { DeleteOutlined, EditOutlined, WarningOutlined } from '@ant-design/icons';
import { Button, Card, Flex, Tag } from 'antd';
import { Link, useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { groupDigits } from '../../domain/number/digits';
import { type Food, priceTag, stockBadge } from '../../domain/food/food';
import { useConfirmedRemoval } from '../../shared/back-office/undo/useConfirmedRemoval';
import { classNames } from '../../shared/utils/classNames';
import { OPENED_IN_APP } from '../../shared/hooks/useCloseRoutedDialog';
import { dashboardFoodPath } from '../../shared/utils/paths';
import { DietMark, FoodPicture } from '../../shared/ui';
import styles from './FoodCards.module.css';
import { foodRemoved, useRemoveFoodMutation } from './foodsApi';

/** A dish in the list of the back office (docs/behaviour.md, section 2, Admin food search). */
export function AdminFoodCard({ food }: { food: Food }) {
  const { id, name, description, category, price, isVeg, image } = food;
  const { search } = useLocation();
  const [removeFood] = useRemoveFoodMutation();
  const remove = useConfirmedRemoval();
  const edit = { pathname: dashboardFoodPath(id), search };
  const href = useHref(edit);
  const openEdit = useLinkClickHandler<HTMLElement>(edit, { state: OPENED_IN_APP });
  const onRemove = () => {
    void remove({
      question: { title: `Take ${name} off the menu?`, content: 'Customers can no longer order it. Past orders keep it.', okText: 'Take off the menu' },
      heading: document.querySelector('h1'),
      send: () => removeFood(id),
      done: foodRemoved(name),
    });
  };
  return (
    <Card size="small" role="article" aria-label={name} className={styles.card ?? ''}>
      <Flex gap="small" align="start">
        <FoodPicture src={image} category={category} shape="square" className={styles.picture} />
        <Flex vertical gap={4} className={styles.words}>
          <h2>
            <Link to={edit} state={OPENED_IN_APP}>{name}</Link>
          </h2>
          <Flex wrap gap="small" align="center">
            <DietMark isVeg={isVeg} />
            <Tag className={styles.category ?? ''}>{category}</Tag>
          </Flex>
          <p className={styles.description}>{description}</p>
        </Flex>
      </Flex>
      <Flex gap="small" align="center">
        <p className={styles.figures} data-figures>
          <span className={styles.price}>{priceTag(price)}</span>
          <Stock stock={food.stock} />
        </p>
        <Button
          size="small"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={`Take ${name} off the menu`}
          title="Take off the menu"
          onClick={onRemove}
        />
        <Button size="small" icon={<EditOutlined aria-hidden />} href={href} onClick={openEdit} aria-label={`Edit ${name}`}>Edit</Button>
      </Flex>
    </Card>
  );
}

/** The stock, as a warning below the same limit as on the storefront ('Only N left'). */
function Stock({ stock }: { stock: number }) {
  const few = stockBadge(stock) !== null;
  return (
    <span className={classNames(few && styles.few)}>
      {few && <WarningOutlined aria-hidden />}
      <span>{`${groupDigits(stock)} in stock`}</span>
    </span>
  );
}
