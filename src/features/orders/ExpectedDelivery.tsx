import { useEffect, useState } from 'react';
import { expectedDelivery, overdueAt } from '../../domain/order/deliveryEstimate';

/** When an open order is expected; the text changes when that time is over. */
export function ExpectedDelivery({ date }: { date: string }) {
  const due = overdueAt(date);
  const [overdue, setOverdue] = useState(() => Date.now() >= due);
  useEffect(() => {
    const timer = setTimeout(() => { setOverdue(true); }, Math.max(0, due - Date.now()));
    return () => { clearTimeout(timer); };
  }, [due]);
  return <span>{expectedDelivery(date, overdue)}</span>;
}
