import { Button, Modal } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
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
  const left = useRef(false);
  useOnLeaving(() => {
    // What is being filled stays in sight.
    if (!open || filling) return;
    left.current = true;
    onClose();
  });

  const stopAsking = () => {
    setAsking(false);
    // Only once the button is back on the screen can it take the focus.
    requestAnimationFrame(() => { resetButton.current?.focus(); });
  };
  const afterClose = () => {
    setAsking(false);
    // The button that opened it has the focus again, which belongs to the screen or the window one has gone to.
    if (left.current && !document.activeElement?.closest('[role=dialog]')) document.querySelector('h1')?.focus();
    left.current = false;
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

/** Calls back when somebody has gone somewhere; a list that only corrects its address has not. */
function useOnLeaving(onLeaving: () => void) {
  const { key } = useLocation();
  const way = useNavigationType();
  const here = useRef(key);
  const onWay = useEffectEvent(() => {
    if (key !== here.current && way !== NavigationType.Replace) onLeaving();
    here.current = key;
  });
  useEffect(() => { onWay(); }, [key]);
}
