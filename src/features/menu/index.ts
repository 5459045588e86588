export { firstViewChecked, firstViewShown, rememberFirstView, viewOfLastVisit } from './firstView';
export { FoodDetails } from './FoodDetails';
export { FoodGrid } from './FoodGrid';
export { FoodGridSkeleton } from './FoodGridSkeleton';
export { Menu } from './Menu';
export { useGetMenuQuery, useLazyGetMenuQuery } from './menuApi';
export { Promotions } from './Promotions';
export { useFoodInAddress } from './useFoodInAddress';
