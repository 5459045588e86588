export { Coupons } from './Coupons';
