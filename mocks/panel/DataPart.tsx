import { useState } from 'react';
import { groupDigits } from '../../src/domain/number/digits';
import { Button, Select } from '../../src/shared/ui';
import { describePersistence } from '../db/connection/persistence';
import { SAMPLE_USERS } from '../db/seed/sampleAccounts';
import { UnknownAccount, announceAccount, signedInAs, storeAccount } from '../qa/shop-data/account';
import { type DataSize, SIZE_NAMES, dataSize } from '../instrumentation/dataSize';
import { currentFilling, fillShop, stopFilling } from '../qa/shop-data/filling';
import { DATA_SIZES } from '../qa/shop-data/shopData';
import styles from './QaPanel.module.css';

const NOBODY = '';

/** The signed-in account and the data size. */
export function DataPart() {
  const [account, setAccount] = useState(signedInAs() ?? NOBODY);
  const filling = currentFilling();
  const [size, setSize] = useState<DataSize>(filling.pending ? filling.size : (dataSize() ?? filling.size));
  const [told, setTold] = useState('');

  const signIn = async () => {
    try {
      await storeAccount(account === NOBODY ? null : account);
      announceAccount();
      setTold(account === NOBODY ? 'Signed out.' : `Signed in as ${account}.`);
    } catch (error) {
      if (!(error instanceof UnknownAccount)) console.error(error);
      setTold(error instanceof UnknownAccount ? error.message : 'The account could not be changed.');
    }
  };
  const fill = (wanted: DataSize) => {
    setTold('');
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
          {SIZE_NAMES.map((name) => <option key={name} value={name}>{DATA_SIZES[name].title}</option>)}
        </Select>
        <div className={styles.row}>
          <Button size="sm" variant="secondary" pending={filling.pending} onClick={() => { fill(size); }}>Fill the shop</Button>
          <Button size="sm" variant="secondary" pending={filling.pending} onClick={() => { fill('samples'); }}>Reset to the samples</Button>
        </div>
        <p>{describePersistence()}</p>
        {filling.progress && <FillProgress {...filling.progress} onStop={stopFilling} />}
      </section>
      <p role="status">{told || filling.told}</p>
    </>
  );
}

/** The progress of a fill operation. */
function FillProgress({ stored, wanted, onStop }: { stored: number; wanted: number; onStop: () => void }) {
  return (
    <div className={styles.row}>
      <progress className={styles.meter} aria-label="Records stored" value={stored} max={wanted} />
      <span>{`${groupDigits(stored)} of ${groupDigits(wanted)}`}</span>
      <Button size="sm" variant="quiet" onClick={onStop}>Stop</Button>
    </div>
  );
}
