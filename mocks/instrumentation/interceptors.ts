/**
 * Interceptors run before the backend: overrides before scenarios, and within each kind the latest first. An
 * interceptor without a response passes the request on.
 */
import type { RequestHandler } from 'msw';
import { changed } from './changeListeners';

/** An interceptor: an override or a scenario, with its MSW handlers. */
interface Interceptor {
  readonly kind: 'override' | 'scenario';
  readonly name: string;
  readonly handlers: readonly RequestHandler[];
  /** Ends its other effects when it is removed. */
  readonly end?: (() => void) | undefined;
}

let layers: readonly Interceptor[] = [];

/** Adds an interceptor before those of its kind. */
export function addInterceptor(layer: Interceptor) {
  layers = [layer, ...layers];
  changed();
}

/** Removes an interceptor, if it is there. */
export function removeInterceptor(kind: Interceptor['kind'], name: string) {
  const layer = layers.find((each) => each.kind === kind && each.name === name);
  layers = layers.filter((each) => each !== layer);
  layer?.end?.();
  changed();
}

/** The interceptors of a kind, in the order in which they run. */
export function interceptorsOf(kind: Interceptor['kind']): readonly Interceptor[] {
  return layers.filter((each) => each.kind === kind);
}

/** All interceptors, in the order in which they run. */
export function allInterceptors(): readonly Interceptor[] {
  return [...interceptorsOf('override'), ...interceptorsOf('scenario')];
}
