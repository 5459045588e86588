import { getEvents } from '../../src/domain/calls/eventCalls';
import { type ScenarioList, changingText, on, scenario, unreachable, waiting } from './scenario';

/** The event stream. */
export const eventScenarios: ScenarioList = [
  scenario('events-lost', 'The event stream cannot be opened', () => [on(getEvents, unreachable)]),
  scenario('events-late', 'Events arrive three seconds late', () => [on(getEvents, waiting(3000))]),
  scenario('events-twice', 'Every event arrives twice', () => [on(getEvents, changingText((stream) => stream + stream))]),
  scenario('events-out-of-order', 'Events arrive in the opposite order', () => [
    // Each message ends with an empty line.
    on(getEvents, changingText((stream) => stream.match(/[^]+?\n\n/g)?.reverse().join('') ?? '')),
  ]),
];
