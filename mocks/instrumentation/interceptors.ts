/**
 * Interceptors run before the backend: overrides before scenarios, and within each kind the latest first. An
 * interceptor without a response passes the request on.
 */
import type { RequestHandler } from 'msw';

/** An interceptor: an override or a scenario, with its MSW handlers. */
export interface Layer {
  readonly kind: 'override' | 'scenario';
  readonly name: string;
  readonly handlers: readonly RequestHandler[];
}

let layers: readonly Layer[] = [];

/** Adds an interceptor before those of its kind. Replaces one of the same name. */
export function putLayer(layer: Layer) {
  layers = [layer, ...withoutLayer(layer.kind, layer.name)];
}

/** Removes an interceptor. */
export function dropLayer(kind: Layer['kind'], name: string) {
  layers = withoutLayer(kind, name);
}

function withoutLayer(kind: Layer['kind'], name: string): readonly Layer[] {
  return layers.filter((each) => each.kind !== kind || each.name !== name);
}

/** The interceptors of a kind, in the order in which they run. */
export function layersOf(kind: Layer['kind']): readonly Layer[] {
  return layers.filter((each) => each.kind === kind);
}

/** All interceptors, in the order in which they run. */
export function allLayers(): readonly Layer[] {
  return [...layersOf('override'), ...layersOf('scenario')];
}
