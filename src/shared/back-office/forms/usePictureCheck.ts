import { useState } from 'react';
import { useDebouncedText } from '../hooks/useDebouncedText';

/** A hint and not an error: the form can be saved, and a placeholder is shown (docs/behaviour.md, section 5). */
const NOT_LOADED = 'This picture could not be loaded. Saved like this, a placeholder stands in its place.';

/**
 * The picture of a form's preview.
 * @param address the text of its field
 * @returns `picture`: the address, debounced, so that the picture is not fetched at every letter; `hint`: the text below the
 *   field after the picture could not be loaded, until the address changes; `onErrorCapture`: a prop of the preview
 */
export function usePictureCheck(address: string) {
  const picture = useDebouncedText(address.trim());
  const [broken, setBroken] = useState('');
  return {
    picture,
    hint: broken !== '' && broken === address.trim() ? NOT_LOADED : undefined,
    onErrorCapture: () => { setBroken(picture); },
  };
}
