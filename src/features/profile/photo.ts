import { readPicture } from '../../shared/lib/readPicture';

/** The longer edge of a stored photo, in pixels. */
const EDGE = 256;

/**
 * Reads the photo of a profile and gives it back as a data URL of at most 256 by 256 pixels.
 * @throws Error with a sentence for the person, where the file is no picture or too large
 */
export function readPhoto(file: File): Promise<string> {
  return readPicture(file, EDGE);
}
