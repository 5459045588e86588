/**
 * The catalogue of messages is that of the documentation, and one message of each kind appears after the steps and the scenario
 * that the QA panel lists for it.
 */
import { readFileSync } from 'node:fs';
import { render, screen, waitFor } from '@testing-library/react';
import { installServer } from '../../mocks/node';
import { patternOf, seenSentences, sentences, watchSentences } from '../../mocks/qa/sentences/sentences';
import { catalogue, enableScenario } from '../../mocks/scenarios/catalogue';
import { DEMO_ACCOUNTS } from '../domain/user/demoAccounts';
import { useSession } from '../shared/session/SessionProvider';
import { renderAs } from '../testing/renderApp';

installServer();
let stopWatching: () => void;
beforeEach(() => {
  sessionStorage.clear();
  stopWatching = watchSentences();
});
afterEach(() => {
  stopWatching();
});

const { customer } = DEMO_ACCOUNTS;

const press = async ({ user }: Awaited<ReturnType<typeof renderAs>>, name: string) => user.click((await screen.findAllByRole('button', { name }))[0]!);

/** The catalogue's steps in code: with a name in the message, thrown, and two whose scenarios no other test has. */
const STEPS: Readonly<Record<string, () => Promise<unknown>>> = {
  'There was an error adding this item to your cart': async () => press(await renderAs(customer, '/user'), 'Add to cart: Margherita Pizza'),
  'There was an error saving your cart': async () => {
    // redux-persist logs the error as well.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await press(await renderAs(customer, '/user'), 'Add to cart: Margherita Pizza');
  },
  '{food} added to your cart': async () => press(await renderAs(customer, '/user'), 'Add to cart: Margherita Pizza'),
  '{use} must be used within the food provider': async () => {
    const Lost = () => useSession().status;
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    // A browser fires an error event for an uncaught error; jsdom does not here.
    const { message } = await Promise.resolve().then(() => render(<Lost />)).then(() => new Error('No error'), (error: unknown) => error as Error);
    window.dispatchEvent(new ErrorEvent('error', { message: `Uncaught Error: ${message}` }));
  },
};

test('the catalogue has the messages of the documentation, and scenarios that exist', () => {
  const [, section = ''] = /\n## 8\. Messages\n([^]*?)\n## /.exec(readFileSync('docs/behaviour.md', 'utf8')) ?? [];
  expect(sentences.map(({ text }) => text).sort()).toEqual([...section.matchAll(/'([^']+)'/g)].map(([, text = '']) => text).sort());
  const names = catalogue.map(({ name }) => name);
  for (const { scenario } of sentences) if (scenario !== undefined) expect(names).toContain(scenario);
});

test.each(Object.entries(STEPS))('%s', async (text, takeSteps) => {
  const sentence = sentences.find((each) => each.text === text)!;
  if (sentence.scenario !== undefined) enableScenario(sentence.scenario);
  await takeSteps();
  // The message is visible, so the panel can count it too.
  if (!text.startsWith('{use}')) expect((await screen.findAllByText(patternOf(sentence))).length).toBeGreaterThan(0);
  await waitFor(() => { expect([...seenSentences()]).toContain(text); });
});
