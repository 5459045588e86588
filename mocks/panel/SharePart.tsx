import { useState } from 'react';
import { toLocalField } from '../../src/domain/date/dates';
import { groupDigits } from '../../src/domain/number/digits';
import { copyText } from '../../src/shared/utils/copyText';
import { saveFile } from '../../src/shared/utils/saveFile';
import { selectAll } from '../../src/compat/selectAll';
import { Button, TextField } from '../../src/shared/ui';
import { makeCapsule, openCapsule, whyRefused } from '../qa/bug-report/capsule';
import { CapsuleRefused } from '../../backend/capsule/capsuleFile';
import { dataSize } from '../instrumentation/dataSize';
import { LINK_MAX, makeLink } from '../qa/settings/link';
import styles from './QaPanel.module.css';
import { Warning } from './Warning';

/** Shares the settings as a link, and the whole state as a capsule. */
export function SharePart() {
  const link = makeLink();
  const [copied, setCopied] = useState('');
  const [told, setTold] = useState('');

  const copy = async () => {
    setCopied(await copyText(link) ? 'Copied.' : 'The browser does not allow copying: select the link and copy it by hand.');
  };
  const exportCapsule = async () => {
    try {
      const capsule = await makeCapsule();
      saveFile(capsule, `food-delivery-${toLocalField(new Date()).replace(':', '-')}.capsule.json`);
      const refusal = await whyRefused(capsule);
      setTold(refusal === null ? 'Exported.' : `Exported. ${refusal}`);
    } catch (error) {
      console.error(error);
      setTold('The capsule could not be made.');
    }
  };
  const importCapsule = async (file: File) => {
    setTold('Importing…');
    try {
      window.location.assign(await openCapsule(file));
      // Stays visible if the user cancels the page load because of unsaved changes.
      setTold('The shop of the capsule is here. Reload the page to see it.');
    } catch (error) {
      if (!(error instanceof CapsuleRefused)) console.error(error);
      setTold(error instanceof CapsuleRefused ? error.message : 'This capsule could not be read, so nothing was changed.');
    }
  };
  return (
    <>
      <section className={styles.group} aria-labelledby="qa-link">
        <h3 id="qa-link" className={styles.heading}>Link</h3>
        <p>{process.env.MOCKS === 'off' ? 'Everything that is switched on, the seed, and this address.' : 'Everything that is switched on, the seed, the clock, who is signed in, the size of the data, and this address. Opening it replaces the shop of that browser.'}</p>
        {link.length > LINK_MAX ? (
          <Warning>{`This link would have more than ${groupDigits(LINK_MAX)} characters, which many hosts refuse. A capsule carries the same.`}</Warning>
        ) : (
          <>
            {dataSize() === null && <Warning>What is in the shop is none of the sizes under Data, so the link opens with the samples. A capsule carries all of it.</Warning>}
            <TextField label="Link to this setting" readOnly value={link} onFocus={selectAll} />
            <div className={styles.row}>
              <Button size="sm" variant="secondary" onClick={() => void copy()}>Copy link</Button>
              <span role="status">{copied}</span>
            </div>
          </>
        )}
      </section>
      {process.env.MOCKS !== 'off' && <section className={styles.group} aria-labelledby="qa-capsule">
        <h3 id="qa-capsule" className={styles.heading}>Bug capsule</h3>
        <p>One file with the whole database, the settings, the requests and what the app has stored. Importing it replaces the shop of this browser.</p>
        <Button size="sm" variant="secondary" onClick={() => void exportCapsule()}>Export capsule</Button>
        <TextField
          label="Import capsule"
          type="file"
          accept=".json,application/json"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void importCapsule(file);
            // Allows choosing the same file again.
            target.value = '';
          }}
        />
        <p role="alert">{told}</p>
      </section>}
    </>
  );
}
