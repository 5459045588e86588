import { ReadAgain } from './ReadAgain';
import { shopApi, useShop } from './shopApi';

/** Reads the settings again when the shop opens or closes, or a pause ends. */
export function ReadShopAgain() {
  const { changesAt } = useShop();
  const { refetch } = shopApi.useGetShopQuery(undefined, { selectFromResult: () => ({}) });
  return changesAt !== undefined && <ReadAgain at={changesAt} read={refetch} />;
}
