/** The line icons of the back office: the storefront's hand, in files that only the back office loads. */
import { Drawing } from '../ui/lineIcon';

/** A little smaller than the storefront's, as everything here. */
const lines = (d: string) =>
  function LineIcon() {
    return (
      <Drawing size="1.25em">
        <path d={d} />
      </Drawing>
    );
  };

export const GaugeIcon = /* @__PURE__ */ lines('M4 18.5a9 9 0 1 1 16 0M12 14l4-5M4.5 14H6M18 14h1.5M12 5.5V7M12 14v.1');
export const ReceiptIcon = /* @__PURE__ */ lines('M6 3.5h12v17l-2.4-1.6L13.2 20.5 12 19.7l-1.2.8-2.4-1.6L6 20.5v-17ZM9 8h6M9 12h6');
export const PeopleIcon = /* @__PURE__ */ lines('M12.3 8.2a3.3 3.3 0 1 1-6.6 0 3.3 3.3 0 0 1 6.6 0ZM2.8 19.5c.4-3.6 2.9-5.4 6.2-5.4s5.8 1.8 6.2 5.4M15.5 5.2a3.3 3.3 0 0 1 0 6M17.8 14.7c2 .7 3.2 2.3 3.4 4.8');
export const FoodSearchIcon = /* @__PURE__ */ lines('M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM15.3 15.3 20 20M8.5 8v2a2 2 0 0 0 4 0V8M10.5 12v2');
export const AddFoodIcon = /* @__PURE__ */ lines('M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0ZM12 8.2v7.6M8.2 12h7.6');
export const TagIcon = /* @__PURE__ */ lines('M4 4.5h7.2L20 13.3l-6.7 6.7L4.5 11.2 4 4.5ZM8.3 8.6v.1');
export const BannerIcon = /* @__PURE__ */ lines('M4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-11A1.5 1.5 0 0 1 4.5 5ZM3.5 17.5 9 12l4 4 2.5-2.5 5 5M16 9v.1');
export const BoxIcon = /* @__PURE__ */ lines('M12 3.5 20 8v8l-8 4.5L4 16V8l8-4.5ZM4 8l8 4.5L20 8M12 12.5v8');
export const HistoryIcon = /* @__PURE__ */ lines('M4 12a8.3 8.3 0 1 0 2.6-6M4 4v4.2h4.2M12 7.5V12l3 2');
export const StoreIcon = /* @__PURE__ */ lines('M4 10v9.5h16V10M3 10l1.8-5.5h14.4L21 10M3 10a3 3 0 0 0 6 0 3 3 0 0 0 6 0 3 3 0 0 0 6 0M10 19.5V15h4v4.5');
export const SidebarIcon = /* @__PURE__ */ lines('M5.5 4.5h13A1.5 1.5 0 0 1 20 6v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18V6a1.5 1.5 0 0 1 1.5-1.5ZM9.5 4.5v15');
export const DatabaseIcon = /* @__PURE__ */ lines('M19 6.2c0 1.5-3.1 2.7-7 2.7S5 7.7 5 6.2s3.1-2.7 7-2.7 7 1.2 7 2.7ZM5 6.2v11.6c0 1.5 3.1 2.7 7 2.7s7-1.2 7-2.7V6.2M5 12c0 1.5 3.1 2.7 7 2.7s7-1.2 7-2.7');
export const RevenueIcon = /* @__PURE__ */ lines('M12 3.5v17M16.3 7.3C15.6 6.1 14 5.6 12 5.6c-2.500 0-4.300 1.100-4.300 3.100 0 4.300 9 2.100 9 6.500 0 2.100-2 3.200-4.700 3.200-2.300 0-4.100-.700-4.800-2.100');
export const ColumnsIcon = /* @__PURE__ */ lines('M5.5 4.5h13A1.5 1.5 0 0 1 20 6v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18V6a1.5 1.5 0 0 1 1.5-1.5ZM9.3 4.5v15M14.7 4.5v15');
export const DownloadIcon = /* @__PURE__ */ lines('M12 4v11M7.5 10.8 12 15.2l4.5-4.4M4.5 16.5V19a1 1 0 0 0 1 1h13a1 1 0 0 0 1-1v-2.5');
export const PrinterIcon = /* @__PURE__ */ lines('M7.5 9V4h9v5M7.5 16.5h-3v-6A1.5 1.5 0 0 1 6 9h12a1.5 1.5 0 0 1 1.5 1.5v6h-3M7.5 14h9v6h-9v-6Z');
