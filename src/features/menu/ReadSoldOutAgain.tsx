import { useDispatch } from 'react-redux';
import { api } from '../../shared/api/api';
import { ReadAgain } from '../../shared/shop/ReadAgain';
import { useGetMenuQuery } from '../../shared/shop/shopApi';

/** Has every screen read its dishes again when the first of those that are sold out until later comes back. */
export function ReadSoldOutAgain() {
  const dispatch = useDispatch();
  const { data } = useGetMenuQuery(undefined);
  const backAt = data?.foods.flatMap(({ soldOutUntil = [] }) => soldOutUntil).sort()[0];
  return backAt !== undefined && <ReadAgain at={backAt} read={() => dispatch(api.util.invalidateTags(['Food']))} />;
}
