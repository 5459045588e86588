import { useState } from 'react';

/** A hint and not an error: the form can be saved, and a placeholder is shown (docs/behaviour.md, section 5). */
const NOT_LOADED = 'This picture could not be loaded. Saved like this, a placeholder stands in its place.';

/**
 * A hint below a picture's address that the picture could not be loaded, until the address changes. The preview reports the
 * failure.
 * @param address the text of the field
 */
export function usePictureCheck(address: string) {
  const [broken, setBroken] = useState('');
  return {
    hint: broken !== '' && broken === address.trim() ? NOT_LOADED : undefined,
    /** Called by the preview with an address that could not be loaded. */
    onBroken: setBroken,
  };
}
