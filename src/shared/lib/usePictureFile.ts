import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useNotify } from '../notifications/notificationsSlice';
import { useComplaint } from '../notifications/useComplaint';
import { isMoving } from './movingPicture';
import { readPicture } from './readPicture';

/** A form's picture from a file, as its field shows it and as the form waits for it. */
export type PictureFile = ReturnType<typeof usePictureFile>;

/**
 * A field that takes a picture from a file. It complains about a file that is none, and says that of an animated one only
 * the first frame is used.
 * @param edge the longer edge of the picture, in pixels
 * @param shownBy what shows the picture, in that sentence: `your photo`
 * @param onPicture gets the picture as a data URL, unless another one has been given since
 */
export function usePictureFile(edge: number, shownBy: string, onPicture: (picture: string) => void) {
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { complain, takeBack } = useComplaint();
  const notify = useNotify();
  const latest = useRef<File>(null);
  // Nobody hears of a file whose form is gone.
  useEffect(() => () => { latest.current = null; }, []);

  /** A form that was sent while its picture was being read. */
  const sent = useRef<HTMLFormElement>(null);
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    if (reading) return;
    sent.current?.requestSubmit();
    sent.current = null;
  }, [reading]);
  const rest = () => {
    setReading(false);
    setWaiting(false);
  };

  const turnTo = (file: File | null) => {
    latest.current = file;
    takeBack();
    setProblem(undefined);
  };
  const take = async (file: File) => {
    turnTo(file);
    setReading(true);
    try {
      const picture = await readPicture(file, edge);
      if (latest.current === file) onPicture(picture);
      if (await isMoving(file) && latest.current === file) notify.info(`This picture moves: ${shownBy} shows its first frame`);
    } catch (error) {
      if (latest.current !== file) return;
      sent.current = null;
      const sentence = error instanceof Error ? error.message : String(error);
      setProblem(sentence);
      complain(sentence, { inForm: true });
    }
    if (latest.current === file) rest();
  };

  return {
    /** A file is being read. */
    reading,
    /** What was wrong with the last file. */
    problem,
    take,
    onFile: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const file = target.files?.[0];
      if (file) void take(file);
      // The same file may be chosen again after it was taken away.
      target.value = '';
    },
    /** Whoever gives another picture, in whichever way, has read what was wrong with the last and waits for it no more. */
    forget: () => {
      turnTo(null);
      sent.current = null;
      rest();
    },
    /** A form has been sent, and waits for its picture. */
    waiting,
    /** Holds a form back while a picture is read, for its `onSubmitCapture`: it is sent once the picture is here. */
    holdSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      if (!reading) return;
      event.preventDefault();
      event.stopPropagation();
      sent.current = event.currentTarget;
      setWaiting(true);
    },
  };
}
