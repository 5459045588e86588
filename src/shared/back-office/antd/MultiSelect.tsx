import { Select, type SelectProps } from 'antd';
import { useState } from 'react';

/**
 * Ant Design's Select for several values. There, Tab in the open list chooses the active option, which takes it away again if it was
 * just chosen. Here it only closes the list and moves on.
 */
export function MultiSelect(props: Omit<SelectProps<string[]>, 'mode' | 'open' | 'onOpenChange'>) {
  const [open, setOpen] = useState(false);
  return (
    <div
      onKeyDownCapture={(event) => {
        if (event.key !== 'Tab') return;
        event.stopPropagation();
        setOpen(false);
      }}
    >
      <Select<string[]> {...props} mode="multiple" open={open} onOpenChange={setOpen} />
    </div>
  );
}
