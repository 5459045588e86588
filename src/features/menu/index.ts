export { FoodGrid } from './FoodCard';
export { FoodDetails } from './FoodDetails';
export { FoodGridSkeleton } from './FoodGridSkeleton';
export { Menu } from './Menu';
export { useGetMenuQuery, useLazyGetMenuQuery } from './menuApi';
export { Promotions } from './Promotions';
export { useFoodInAddress } from './useFoodInAddress';
