import { Card } from 'antd';
import { FoodForm } from './FoodForm';

/** Adds a food; after a success the form is empty again (docs/behaviour.md, section 2, Admin add food). */
export function AddFood() {
  return <Card><FoodForm food={null} /></Card>;
}
