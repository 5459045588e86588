import { useState } from 'react';
import { matchesSearch } from '../../src/domain/search/search';
import { TextField } from '../../src/shared/ui';
import { allInterceptors } from '../instrumentation/interceptors';
import { refreshScreens } from '../qa/shop-data/account';
import { SCENARIOS, activeScenarios, disableScenario, enableScenario } from '../scenarios/catalogue';
import type { Scenario } from '../scenarios/scenario';
import styles from './QaPanel.module.css';

function ScenarioSwitch({ scenario: { name, title }, on }: { scenario: Scenario; on: boolean }) {
  return (
    // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the label's text is nested one element deeper than the rule checks
    <label className={styles.switch}>
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox exposes its checked state
        role="switch"
        checked={on}
        onChange={() => {
          if (on) disableScenario(name);
          else enableScenario(name);
          refreshScreens();
        }}
      />
      <span>
        <span>{title}</span>
        <code className={styles.code}>{name}</code>
      </span>
    </label>
  );
}

/** The active interceptors in the order in which they run. */
function Precedence() {
  return (
    <section className={styles.precedence} aria-label="Order of precedence">
      <p>
        Overrides are asked before scenarios, and what was switched on last is asked first. Whoever has no answer passes the call on.
      </p>
      <ol>
        {allInterceptors().map(({ kind, name }) => <li key={`${kind} ${name}`}><span>{`${kind} `}</span><code>{name}</code></li>)}
        <li>the backend</li>
      </ol>
    </section>
  );
}

/** The scenarios by area. Several can be active. */
export function ScenariosPart() {
  const [search, setSearch] = useState('');
  const on = activeScenarios();
  const found = Object.entries(SCENARIOS)
    .map(([area, scenarios]) => ({ area, scenarios: scenarios.filter(({ name, title }) => matchesSearch(search, [name, title, area])) }))
    .filter(({ scenarios }) => scenarios.length > 0);
  return (
    <>
      <Precedence />
      <TextField label="Search scenarios" type="search" value={search} onChange={(event) => { setSearch(event.target.value); }} />
      {/* The live region is rendered empty first: screen readers do not announce one that appears together with its text. */}
      <div role="status">{found.length === 0 && <p>No scenario matches.</p>}</div>
      {found.map(({ area, scenarios }) => (
        <fieldset key={area} className={styles.group}>
          <legend className={styles.heading}>{area}</legend>
          {scenarios.map((each) => <ScenarioSwitch key={each.name} scenario={each} on={on.includes(each.name)} />)}
        </fieldset>
      ))}
    </>
  );
}
