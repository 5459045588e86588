export { menuSnapshotChecked, menuSnapshotShown, storeMenuSnapshot, storedMenuSnapshot } from './menuSnapshotStorage';
export { ToldToKitchen } from './allergens/ToldToKitchen';
export { useAllowedFoods } from './allergens/useAllowedFoods';
export { FoodDetails, type RenderAction, useFoodInAddress } from './FoodDetails';
export { FoodGrid, FoodGridSkeleton } from './grid/FoodGrid';
export { Menu } from './Menu';
export { ReadSoldOutAgain } from './ReadSoldOutAgain';
export { BannerCarousel } from './banners/BannerCarousel';
