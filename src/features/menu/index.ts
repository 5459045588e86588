export { menuSnapshotChecked, menuSnapshotShown, storeMenuSnapshot, storedMenuSnapshot } from './menuSnapshotStorage';
export { FoodDetails } from './details/FoodDetails';
export { FoodGrid } from './grid/FoodGrid';
export { FoodGridSkeleton } from './grid/FoodGridSkeleton';
export { Menu } from './Menu';
export { useGetMenuQuery, useLazyGetMenuQuery } from './menuApi';
export { Promotions } from './promotions/Promotions';
export { useFoodInAddress } from './details/useFoodInAddress';
