/**
 * Interceptors run before the backend: overrides before scenarios, and within each kind the latest first. An
 * interceptor without a response passes the request on.
 */
import type { RequestHandler } from 'msw';

/** An interceptor: an override or a scenario, with its MSW handlers. */
export interface Interceptor {
  readonly kind: 'override' | 'scenario';
  readonly name: string;
  readonly handlers: readonly RequestHandler[];
}

let layers: readonly Interceptor[] = [];

/** Adds an interceptor before those of its kind. Replaces one of the same name. */
export function addInterceptor(layer: Interceptor) {
  layers = [layer, ...withoutInterceptor(layer.kind, layer.name)];
}

/** Removes an interceptor. */
export function removeInterceptor(kind: Interceptor['kind'], name: string) {
  layers = withoutInterceptor(kind, name);
}

function withoutInterceptor(kind: Interceptor['kind'], name: string): readonly Interceptor[] {
  return layers.filter((each) => each.kind !== kind || each.name !== name);
}

/** The interceptors of a kind, in the order in which they run. */
export function interceptorsOf(kind: Interceptor['kind']): readonly Interceptor[] {
  return layers.filter((each) => each.kind === kind);
}

/** All interceptors, in the order in which they run. */
export function allInterceptors(): readonly Interceptor[] {
  return [...interceptorsOf('override'), ...interceptorsOf('scenario')];
}
