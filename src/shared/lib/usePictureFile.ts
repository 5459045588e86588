import { type ChangeEvent, useRef, useState } from 'react';
import { useComplaint } from '../notifications/useComplaint';
import { readPicture } from './readPicture';

/**
 * A field that takes a picture from a file, and complains about what is none.
 * @param edge the longer edge of the picture that is given back, in pixels
 * @param onPicture told the picture as a data URL and the file it is from, unless another picture has come since
 */
export function usePictureFile(edge: number, onPicture: (picture: string, file: File) => void | Promise<void>) {
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { complain, takeBack } = useComplaint();
  const latest = useRef<File>(null);

  const turnTo = (file: File | null) => {
    latest.current = file;
    setReading(file !== null);
    takeBack();
    setProblem(undefined);
  };
  const take = async (file: File) => {
    turnTo(file);
    try {
      const picture = await readPicture(file, edge);
      if (latest.current === file) await onPicture(picture, file);
    } catch (error) {
      if (latest.current !== file) return;
      const sentence = error instanceof Error ? error.message : String(error);
      setProblem(sentence);
      complain(sentence);
    }
    if (latest.current === file) setReading(false);
  };

  return {
    /** A file is being read. */
    reading,
    /** What was wrong with the last file. */
    problem,
    onFile: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const file = target.files?.[0];
      if (file) void take(file);
      // The same file may be chosen again after it was taken away.
      target.value = '';
    },
    /** Whoever gives another picture, in whichever way, has read what was wrong with the last and waits for it no more. */
    forget: () => { turnTo(null); },
  };
}
