import { type ChangeEvent, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNotify } from '../notifications/notificationsSlice';
import { useErrorToast } from '../notifications/useErrorToast';
import { readPicture } from '../utils/readPicture';

/** State and handlers of a picture file field, returned by `useImageUpload`. */
export type PictureFile = ReturnType<typeof useImageUpload>;

/** Whether an event is over a file input: the browser gives the file to it. */
const isOverFileInput = ({ target }: Event) => target instanceof HTMLInputElement && target.type === 'file';

function allowFileDrop(event: DragEvent) {
  if (event.dataTransfer?.types.includes('Files') && !isOverFileInput(event)) event.preventDefault();
}

/**
 * State of a field that reads a picture from a file. A file that is dropped anywhere on the page is taken too. Shows an error
 * for an unreadable file, and a toast if only the first frame of an animated picture is used.
 * @param edge the longer edge of the picture, in pixels
 * @param shownBy what displays the picture, for that toast: `your photo`
 * @param onPicture called with the picture as a data URL, unless a newer file was chosen while it was read
 */
export function useImageUpload(edge: number, shownBy: string, onPicture: (picture: string) => void) {
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { showError, dismiss } = useErrorToast();
  const notify = useNotify();
  const latest = useRef<File>(null);
  // Ignore the result for a form that has unmounted.
  useEffect(() => () => { latest.current = null; }, []);

  /** The form that was submitted while its picture was being read; it is submitted again then. */
  const [sent, setSent] = useState<HTMLFormElement | null>(null);
  useEffect(() => { if (!reading) sent?.requestSubmit(); }, [reading, sent]);

  const turnTo = (file: File | null) => {
    latest.current = file;
    dismiss();
    setProblem(undefined);
  };
  const take = async (file: File) => {
    turnTo(file);
    setReading(true);
    try {
      const { picture, moves } = await readPicture(file, edge);
      if (latest.current !== file) return;
      onPicture(picture);
      if (moves) notify.info(`This picture moves: ${shownBy} shows its first frame`);
    } catch (error) {
      if (latest.current !== file) return;
      setSent(null);
      const sentence = error instanceof Error ? error.message : String(error);
      setProblem(sentence);
      showError(sentence, { inForm: true });
    }
    setReading(false);
  };

  // The browser would open a file that is dropped beside the field as a page of its own: the form takes it.
  const onDrop = useEffectEvent((event: DragEvent) => {
    const file = event.dataTransfer?.files[0];
    // The field itself has taken it if it has prevented that already.
    if (!file || event.defaultPrevented || isOverFileInput(event)) return;
    event.preventDefault();
    void take(file);
  });
  useEffect(() => {
    const drop = (event: DragEvent) => { onDrop(event); };
    window.addEventListener('dragover', allowFileDrop);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', allowFileDrop);
      window.removeEventListener('drop', drop);
    };
  }, []);

  return {
    /** True while a file is read. */
    reading,
    /** Error message of the last file. */
    problem,
    take,
    onFile: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const file = target.files?.[0];
      if (file) void take(file);
      // Allows choosing the same file again after it was removed.
      target.value = '';
    },
    /** Call when another picture was set, for example by URL: clears the error and ignores the file being read. */
    forget: () => {
      turnTo(null);
      setSent(null);
      setReading(false);
    },
    /** True while a submitted form waits for its picture. */
    waiting: sent !== null,
    /** For the form's `onSubmitCapture`: stops the submit while a picture is read, and submits once it is ready. */
    holdSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      setSent(reading ? event.currentTarget : null);
      if (!reading) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
