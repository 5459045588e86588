import { useState } from 'react';
import { groupDigits } from '../../src/domain/number/digits';
import { Button, Select } from '../../src/shared/ui';
import { describePersistence } from '../indexeddb/connection/storageMarker';
import { SAMPLE_USERS } from '../../backend/seed/sampleAccounts';
import { UnknownAccount, announceAccount, refreshScreens, signedInAs, storeAccount } from '../qa/shop-data/account';
import { changed } from '../instrumentation/changeListeners';
import { type DataSize, SIZE_NAMES, dataSize } from '../instrumentation/dataSize';
import { setDataSize, titleOf } from '../qa/shop-data/shopData';
import styles from './QaPanel.module.css';

/**
 * The state of the fill operation, and the result of the last one. It continues while the panel shows another part, so its
 * state is not the component's.
 */
interface Filling {
  /** The requested size. */
  readonly size: DataSize;
  readonly pending: boolean;
  /** Null before the first batch and after the last. */
  readonly progress: { readonly stored: number; readonly wanted: number } | null;
  readonly told: string;
}

const OUTCOMES = {
  whole: 'The shop has its new data.',
  stopped: 'Stopped. What is stored so far stays.',
  replaced: 'Stopped, because something else has replaced the data meanwhile.',
} as const;

let filling: Filling = { size: 'samples', pending: false, progress: null, told: '' };
let stop = new AbortController();

function note(next: Filling) {
  filling = next;
  changed();
}

/** Fills the shop to a size, and makes the screens refetch. Do not start another one while it is pending. */
async function fillShop(size: DataSize) {
  stop = new AbortController();
  note({ size, pending: true, progress: null, told: '' });
  let told: string;
  try {
    const onProgress = (stored: number, wanted: number) => { note({ ...filling, progress: { stored, wanted } }); };
    told = OUTCOMES[await setDataSize(size, { signal: stop.signal, onProgress })];
  } catch (error) {
    console.error(error);
    told = 'The data could not be stored. What was there before may be gone: reset brings the samples back.';
  }
  refreshScreens();
  note({ size, pending: false, progress: null, told });
}

const NOBODY = '';

/** The signed-in account and the data size. */
export function DataPart() {
  const [account, setAccount] = useState(signedInAs() ?? NOBODY);
  const [size, setSize] = useState<DataSize>(filling.pending ? filling.size : (dataSize() ?? filling.size));

  const tell = (told: string) => { note({ ...filling, told }); };
  const signIn = async () => {
    try {
      await storeAccount(account === NOBODY ? null : account);
      announceAccount();
      tell(account === NOBODY ? 'Signed out.' : `Signed in as ${account}.`);
    } catch (error) {
      if (!(error instanceof UnknownAccount)) console.error(error);
      tell(error instanceof UnknownAccount ? error.message : 'The account could not be changed.');
    }
  };
  const fill = (wanted: DataSize) => {
    setSize(wanted);
    void fillShop(wanted);
  };
  return (
    <>
      <section className={styles.group} aria-labelledby="qa-account">
        <h3 id="qa-account" className={styles.heading}>Sign in as</h3>
        <Select label="Account" value={account} onChange={(event) => { setAccount(event.target.value); }}>
          <option value={NOBODY}>Nobody</option>
          {SAMPLE_USERS.map(({ name, email }) => <option key={email} value={email}>{`${name} (${email})`}</option>)}
          {account !== NOBODY && !SAMPLE_USERS.some(({ email }) => email === account) && <option value={account}>{account}</option>}
        </Select>
        <Button size="sm" variant="secondary" onClick={() => void signIn()}>{account === NOBODY ? 'Sign out' : 'Sign in'}</Button>
      </section>
      <section className={styles.group} aria-labelledby="qa-size">
        <h3 id="qa-size" className={styles.heading}>Data</h3>
        <p>Every size starts from the samples again: orders and changes made here are lost.</p>
        <Select label="Size" value={size} onChange={(event) => { setSize(event.target.value as DataSize); }}>
          {SIZE_NAMES.map((name) => <option key={name} value={name}>{titleOf(name)}</option>)}
        </Select>
        <div className={styles.row}>
          <Button size="sm" variant="secondary" pending={filling.pending} onClick={() => { fill(size); }}>Fill the shop</Button>
          <Button size="sm" variant="secondary" pending={filling.pending} onClick={() => { fill('samples'); }}>Reset to the samples</Button>
        </div>
        <p>{describePersistence()}</p>
        {filling.progress && (
          <div className={styles.row}>
            <progress className={styles.meter} aria-label="Records stored" value={filling.progress.stored} max={filling.progress.wanted} />
            <span>{`${groupDigits(filling.progress.stored)} of ${groupDigits(filling.progress.wanted)}`}</span>
            <Button size="sm" variant="quiet" onClick={() => { stop.abort(); }}>Stop</Button>
          </div>
        )}
      </section>
      <p role="status">{filling.told}</p>
    </>
  );
}
