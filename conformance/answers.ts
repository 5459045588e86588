/** The types of the answers, as far as the tests read them: client.ts checks every answer against the description. */
import type { CouponTerms } from '../src/domain/coupon/coupon';
import type { Coupon, ListedCoupon } from '../src/domain/coupon/couponForm';
import type { Adjustment } from '../src/domain/order/adjustment';
import type { Shop, ShopSettings } from '../src/domain/shop/settings';

export interface User { id: string; name: string; email: string; phone: string; address: string; isAdmin: boolean; role: string; orders: number }
export interface Session { token: string; user: User }
export interface OptionGroup {
  id: string; name: string; least: number; most: number;
  choices: { id: string; name: string; price: number; isVeg: boolean; soldOut: boolean; isDefault: boolean; most: number; allergens?: string[] }[];
}
export interface Food { id: string; name: string; description: string; price: number; category: string; image: string; stock: number; isVeg: boolean; options?: OptionGroup[]; allergens?: string[]; diets?: string[]; soldOutUntil?: string }
export interface Banner { id: string; title: string }
interface HistoryEntry {
  id: string; action: string; details: string; timestamp: string; user: string; undoable: boolean; undoneBy: string;
  changes: { field: string; from: string; to: string }[];
}
export interface Order {
  id: string; userId: string; customerName: string; items: Record<string, unknown>[]; subtotal: number; tax: number; total: number; status: string; date: string; dueAt?: string;
  statusChanges: { status: string; by: string }[]; cancellation?: { reason: string; text: string }; deliveryFee: number; adjustments?: Adjustment[]; without?: string[];
}
export interface Refusal { status: number; code: string; message: string; changes?: Record<string, unknown>[]; now?: Record<string, unknown> }

type InventoryRow = Omit<Food, 'description' | 'isVeg' | 'options' | 'allergens' | 'diets'> & { threshold: number };
interface Category { name: string; productCount: number }
interface Found { id: string; label: string }
interface Page<Item> { items: Item[]; total: number }

/** The answer of each call. */
export interface Answers {
  'GET /session': User;
  'POST /session': Session;
  'DELETE /session': undefined;
  'POST /users': Session;
  'GET /users': Page<User>;
  'PATCH /profile': User;
  'POST /profile/password': undefined;
  'DELETE /profile/sessions': undefined;
  'POST /staff': User;
  'PATCH /staff/{id}': User;
  'GET /profile/orders': Page<Order>;
  'GET /menu': { categories: string[]; foods: Food[] };
  'GET /menu/search': Food[];
  'GET /foods': Page<Food>;
  'GET /option-groups': (OptionGroup & { dishes: number })[];
  'POST /foods': Food;
  'GET /foods/{id}': Food;
  'PATCH /foods/{id}': Food;
  'DELETE /foods/{id}': undefined;
  'GET /categories': Category[];
  'POST /categories': Category;
  'DELETE /categories/{name}': undefined;
  'GET /shop': Shop;
  'GET /shop/slots': string[];
  'POST /shop/pause': Shop;
  'PATCH /shop': ShopSettings;
  'GET /banners': Banner[];
  'POST /banners': Banner;
  'DELETE /banners/{id}': undefined;
  'GET /coupons': ListedCoupon[];
  'POST /coupons': Coupon;
  'PATCH /coupons/{id}': Coupon;
  'DELETE /coupons/{id}': undefined;
  'GET /coupons/{code}/terms': CouponTerms;
  'GET /inventory': Page<InventoryRow>;
  'GET /inventory/{id}': InventoryRow;
  'PATCH /inventory/{id}': InventoryRow;
  'POST /inventory/{id}/sold-out': InventoryRow;
  'POST /orders': Order;
  'GET /orders': Page<Order> & { counts: Record<'all' | 'pending' | 'completed', number> & Partial<Record<'preparing' | 'out for delivery' | 'cancelled', number>> };
  'GET /orders/{id}': Order;
  'PATCH /orders/{id}': Order;
  'POST /orders/{id}/cancel': Order;
  'POST /orders/statuses': Order[];
  'GET /history': Page<HistoryEntry>;
  'GET /history/users': { users: string[] };
  'POST /history/{id}/undo': HistoryEntry;
  'GET /find': { orders: Found[]; foods: Found[]; users: Found[] };
  'GET /overview': Record<'revenue' | 'totalOrders' | 'pendingOrders' | 'completedOrders' | 'activeCustomers', number>;
  'GET /overview/open-work': { pendingOrders: number; lowStock: number };
  'GET /overview/charts': { monthlySales: { month: string; sales: number }[]; foodCategories: { category: string; share: number }[] };
}

export type CallName = keyof Answers;
