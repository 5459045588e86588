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

export const ColumnsIcon = /* @__PURE__ */ lines('M5.5 4.5h13A1.5 1.5 0 0 1 20 6v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18V6a1.5 1.5 0 0 1 1.5-1.5ZM9.3 4.5v15M14.7 4.5v15');
export const DownloadIcon = /* @__PURE__ */ lines('M12 4v11M7.5 10.8 12 15.2l4.5-4.4M4.5 16.5V19a1 1 0 0 0 1 1h13a1 1 0 0 0 1-1v-2.5');
