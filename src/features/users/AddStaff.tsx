import { UserAddOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useHasDraft } from '../../shared/forms/useFormDraft';
import { useMay } from '../../shared/session/SessionProvider';
import { lazyDialog } from '../../shared/ui';

const StaffDialog = lazyDialog(async () => (await import('./StaffDialog')).StaffDialog);

const DRAFT = 'new staff';

/** The button that adds staff, for those who may, with its dialog. The dialog stays open if that right is lost. */
export function AddStaff() {
  const may = useMay();
  const [open, setOpen] = useState(useHasDraft(DRAFT));
  return (
    <>
      {may('staff') && <Button icon={<UserAddOutlined aria-hidden />} onClick={() => { setOpen(true); }}>Add staff</Button>}
      <StaffDialog draftKey={DRAFT} open={open} onClose={() => { setOpen(false); }} />
    </>
  );
}
