import { Button, Modal } from 'antd';
import { useRef, useState } from 'react';
import { useCloseOnLeaving } from '../../shared/back-office/useCloseOnLeaving';
import styles from './DemoDataDialog.module.css';
import { FillForm } from './FillForm';
import { FillProgress } from './FillProgress';
import { ResetQuestion } from './ResetQuestion';
import { useFill } from './useFill';

interface DemoDataDialogProps {
  open: boolean;
  /** Somebody asked for the big shop. */
  big: boolean;
  onClose: () => void;
}

/** Fills the demo with a shop of any size, or brings the samples back (decisions, where the data lives). */
export function DemoDataDialog({ open, big, onClose }: DemoDataDialogProps) {
  const { fill, cancel, ...state } = useFill();
  const [asking, setAsking] = useState(false);
  const resetButton = useRef<HTMLButtonElement>(null);
  const filling = state.status === 'filling';
  // What is being filled stays in sight.
  const passFocusOn = useCloseOnLeaving(open && !filling, onClose);

  const stopAsking = () => {
    setAsking(false);
    // Only once the button is back on the screen can it take the focus.
    requestAnimationFrame(() => { resetButton.current?.focus(); });
  };
  const afterClose = () => {
    setAsking(false);
    passFocusOn();
  };
  return (
    <Modal
      open={open}
      title={asking ? 'Reset demo data?' : 'Demo data'}
      footer={null}
      width="34rem"
      onCancel={asking ? stopAsking : onClose}
      afterClose={afterClose}
      // A press beside the window must not hide what is being filled.
      mask={{ closable: !filling }}
    >
      {asking && <ResetQuestion onCancel={stopAsking} onReset={onClose} />}
      {/* Asked in the same window: one window over another lets the focus slip between them. What is typed stays. */}
      <div hidden={asking}>
        <p className={styles.intro}>Fill the shop with made-up records to see how it works when it is large.</p>
        <FillForm key={String(big)} big={big} filling={filling} onFill={(counts, seed) => void fill(counts, seed)} />
        <FillProgress fill={state} onCancel={cancel} />
        <section className={styles.reset} aria-label="Reset">
          <p>Bring the sample data back. Everything else is deleted.</p>
          <Button ref={resetButton} danger disabled={filling} onClick={() => { setAsking(true); }}>
            Reset demo data
          </Button>
        </section>
      </div>
    </Modal>
  );
}
