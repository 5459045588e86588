/**
 * What stands before the backend, and in which order it is asked: overrides before scenarios, and of each kind the one
 * switched on last comes first. Whoever gives no answer passes the call on; the backend is asked last.
 */
import type { RequestHandler } from 'msw';

/** One override or one scenario, with the MSW handlers it answers by. */
export interface Layer {
  readonly kind: 'override' | 'scenario';
  readonly name: string;
  readonly handlers: readonly RequestHandler[];
}

let layers: readonly Layer[] = [];

/** Puts a layer in front of those of its kind; one of the same name is replaced. */
export function putLayer(layer: Layer) {
  layers = [layer, ...withoutLayer(layer.kind, layer.name)];
}

/** Takes a layer away. */
export function dropLayer(kind: Layer['kind'], name: string) {
  layers = withoutLayer(kind, name);
}

function withoutLayer(kind: Layer['kind'], name: string): readonly Layer[] {
  return layers.filter((each) => each.kind !== kind || each.name !== name);
}

/** The layers of a kind, first asked first. */
export function layersOf(kind: Layer['kind']): readonly Layer[] {
  return layers.filter((each) => each.kind === kind);
}

/** All layers, first asked first. */
export function allLayers(): readonly Layer[] {
  return [...layersOf('override'), ...layersOf('scenario')];
}
