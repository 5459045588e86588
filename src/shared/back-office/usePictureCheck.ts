import { useState } from 'react';

/** It may be saved all the same: a placeholder stands in its place (specification, section 5). */
const NOT_LOADED = 'This picture could not be loaded. Saved like this, a placeholder stands in its place.';

/**
 * Says below the address of a picture that it leads to none, for as long as it stands there. The preview finds that out.
 * @param address as it is typed
 */
export function usePictureCheck(address: string) {
  const [broken, setBroken] = useState('');
  return {
    hint: broken !== '' && broken === address.trim() ? NOT_LOADED : undefined,
    /** To be told of an address whose picture could not be loaded. */
    onBroken: setBroken,
  };
}
