import { type ComponentType, useEffect, useState } from 'react';

/**
 * Creates a component that loads its code when it is first rendered. It renders nothing until then. If the load fails, the next
 * time that it is mounted tries again: a part of a screen must not take the screen with it, as React's `lazy` would.
 * @param load imports the component
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  return function PartOnDemand(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      if (Part) return;
      load().then((part) => {
        loaded = part;
        setPart(() => part);
      }, () => undefined);
    }, [Part]);
    return Part && <Part {...props} />;
  };
}
