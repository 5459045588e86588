import { useSyncExternalStore } from 'react';
import { ORDER_SOUND_KEY } from '../../domain/storedKeys';
import { readItem, storeItem } from '../utils/safeStorage';

const ON = 'on';

const isSoundOn = () => readItem('localStorage', ORDER_SOUND_KEY) === ON;

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The two tones, in hertz, and how long each sounds, in seconds. */
const TONES = [880, 1175] as const;
const TONE_SECONDS = 0.18;

/** Plays the sound of a new order if it is switched on. Browsers stay silent until the user has interacted with the page. */
export function playOrderSound() {
  if (!isSoundOn()) return;
  const audio = new AudioContext();
  TONES.forEach((frequency, at) => {
    const tone = new OscillatorNode(audio, { frequency });
    const volume = new GainNode(audio, { gain: 0.2 });
    tone.connect(volume).connect(audio.destination);
    tone.start(audio.currentTime + at * TONE_SECONDS);
    tone.stop(audio.currentTime + (at + 1) * TONE_SECONDS);
    if (at === TONES.length - 1) tone.onended = () => void audio.close();
  });
}

/**
 * Switches the sound on or off, in all tabs and for later visits. Plays it once when it is switched on. Without storage it
 * stays off.
 */
function setSound(on: boolean) {
  storeItem('localStorage', ORDER_SOUND_KEY, on ? ON : null);
  listeners.forEach((listener) => { listener(); });
  playOrderSound();
}

/** Whether new orders make a sound, off at first, and the function that switches it. */
export function useOrderSound(): [boolean, (on: boolean) => void] {
  return [useSyncExternalStore(subscribe, isSoundOn), setSound];
}
