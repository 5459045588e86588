import { getEvents } from '../../src/domain/calls/eventCalls';
import { changingText, unreachable, waiting } from './behaviours';
import { type ScenarioList, on } from './scenario';

/** The messages of a stream, each with its empty line. */
const messagesOf = (stream: string) => stream.match(/[^]+?\n\n/g) ?? [];

/** The event stream. */
export const eventScenarios: ScenarioList = [
  {
    name: 'events-lost',
    title: 'The event stream cannot be opened',
    handlers: () => [on(getEvents, unreachable)],
  },
  {
    name: 'events-late',
    title: 'Events arrive three seconds late',
    handlers: () => [on(getEvents, waiting(3000))],
  },
  {
    name: 'events-twice',
    title: 'Every event arrives twice',
    handlers: () => [on(getEvents, changingText((stream) => stream + stream))],
  },
  {
    name: 'events-out-of-order',
    title: 'Events arrive in the opposite order',
    handlers: () => [on(getEvents, changingText((stream) => messagesOf(stream).reverse().join('')))],
  },
];
