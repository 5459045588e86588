import { Modal } from 'antd';
import styles from './DemoDataDialog.module.css';
import { FillForm } from './FillForm';
import { FillProgress } from './FillProgress';
import { ResetPart } from './ResetPart';
import { useFill } from './useFill';

/** Fills the demo with a shop of any size, or brings the samples back (decisions, where the data lives). */
export function DemoDataDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { fill, cancel, ...state } = useFill();
  const filling = state.status === 'filling';
  return (
    <Modal
      open={open}
      title="Demo data"
      footer={null}
      width="34rem"
      onCancel={onClose}
      // A press beside the window must not hide what is being filled.
      mask={{ closable: !filling }}
    >
      <p className={styles.intro}>Fill the shop with made-up records to see how it works when it is large.</p>
      <FillForm filling={filling} onFill={(counts, seed) => void fill(counts, seed)} onCancel={cancel} />
      <FillProgress fill={state} />
      <ResetPart disabled={filling} onReset={onClose} />
    </Modal>
  );
}
