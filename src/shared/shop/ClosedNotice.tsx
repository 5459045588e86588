import { closedText } from '../../domain/shop/shopTime';
import { AlertIcon } from '../ui';
import styles from './ClosedNotice.module.css';
import { ReadShopAgain } from './ReadShopAgain';
import { useShop } from './shopApi';
import { useServerTime } from './useServerTime';

/** Says why the shop takes no orders for now, and when it does again; nothing while it takes them. */
export function ClosedNotice() {
  const { closed, changesAt } = useShop();
  if (!closed && changesAt === undefined) return null;
  return (
    <>
      <ReadShopAgain />
      {/* Before the shop closes, so that screen readers announce it. */}
      <div role="status">{closed && <Notice />}</div>
    </>
  );
}

function Notice() {
  const { closed, timeZone } = useShop();
  const text = useServerTime((now) => (closed ? closedText(closed, timeZone, now) : null));
  return (
    <p className={styles.notice}>
      <AlertIcon size="1.25em" />
      <span>{text}</span>
    </p>
  );
}
