export { BannerForm } from './BannerForm';
export { CurrentBanners } from './CurrentBanners';
