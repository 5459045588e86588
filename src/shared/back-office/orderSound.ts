import { useSyncExternalStore } from 'react';
import { ORDER_SOUNDED_KEY, ORDER_SOUND_KEY } from '../../domain/storedKeys';
import { readItem, storeItem } from '../utils/safeStorage';
import { tryFeature } from '../utils/tryFeature';

const ON = 'on';

const isSoundOn = () => readItem('localStorage', ORDER_SOUND_KEY) === ON;

const listeners = new Set<() => void>();
const emit = () => { listeners.forEach((listener) => { listener(); }); };

/**
 * The page's only audio context: browsers allow a few, and each that a user gesture has not started stays silent. Undefined
 * until the sound is needed; null if the browser refuses it by throwing, as hardened browsers do.
 */
let audio: AudioContext | null | undefined;

/** The events that count as a gesture of the user in at least one browser. */
const GESTURES = ['pointerdown', 'pointerup', 'click', 'keydown'] as const;

function openAudio(): AudioContext | null {
  if (!('AudioContext' in window)) return null;
  if (audio !== undefined) return audio;
  try {
    const opened = new AudioContext();
    opened.addEventListener('statechange', emit);
    // Before the first gesture, as after a reload, the context is suspended. iOS suspends it again after a phone call.
    const resume = () => {
      if (opened.state !== 'running') void tryFeature(() => opened.resume());
    };
    GESTURES.forEach((gesture) => { document.addEventListener(gesture, resume, true); });
    audio = opened;
  } catch {
    audio = null;
  }
  return audio;
}

function onChange() {
  if (isSoundOn()) openAudio();
  emit();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', onChange);
  if (isSoundOn()) openAudio();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onChange);
  };
}

/** The two tones, in hertz, and how long each sounds, in seconds. */
const TONES = [880, 1175] as const;
const TONE_SECONDS = 0.18;

function playTones(context: AudioContext) {
  TONES.forEach((frequency, at) => {
    const tone = new OscillatorNode(context, { frequency });
    const volume = new GainNode(context, { gain: 0.2 });
    tone.connect(volume).connect(context.destination);
    tone.start(context.currentTime + at * TONE_SECONDS);
    tone.stop(context.currentTime + (at + 1) * TONE_SECONDS);
  });
}

/** A context that may sound starts within this time after it was opened, in ms. */
const STARTS_WITHIN_MS = 500;

/** How long a tab that plays the sound keeps the others silent, in ms: they hear of the same order within that time. */
const SOUND_TURN_MS = 1000;

/** Runs `play` in the first tab of the browser that asks for this order. */
async function inOneTab(orderId: string, play: () => void) {
  const playFirst = () => {
    // A tab that was frozen hears of the order later.
    if (readItem('localStorage', ORDER_SOUNDED_KEY) === orderId) return;
    storeItem('localStorage', ORDER_SOUNDED_KEY, orderId);
    play();
  };
  // Pages without https have no locks.
  if (!('locks' in navigator)) {
    playFirst();
    return;
  }
  await navigator.locks.request(ORDER_SOUNDED_KEY, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    playFirst();
    await new Promise((resolve) => { setTimeout(resolve, SOUND_TURN_MS); });
  });
}

/**
 * Plays the sound of a new order, in one tab, if it is switched on and the browser allows it. A context that it does not
 * allow would keep all sounds until the first gesture and then play them together, so none is given to it.
 * @param orderId without one, the sound is played in this tab
 */
export async function playOrderSound(orderId?: string) {
  const context = isSoundOn() ? openAudio() : null;
  if (!context) return;
  if (context.state !== 'running') {
    const tooLate = new Promise((resolve) => { setTimeout(resolve, STARTS_WITHIN_MS); });
    await Promise.race([tryFeature(() => context.resume()), tooLate]);
  }
  if (context.state !== 'running') return;
  const play = () => { playTones(context); };
  await tryFeature(() => (orderId === undefined ? play() : inOneTab(orderId, play)));
}

/**
 * Switches the sound on or off, in all tabs and for later visits. Plays it once when it is switched on. Without storage it
 * stays off.
 */
function setSound(on: boolean) {
  storeItem('localStorage', ORDER_SOUND_KEY, on ? ON : null);
  onChange();
  void playOrderSound();
}

/** `blocked`: on, but the browser stays silent until the user touches the page. `missing`: no Web Audio. */
type OrderSound = 'on' | 'off' | 'blocked' | 'missing';

function orderSound(): OrderSound {
  if (audio === null || !('AudioContext' in window)) return 'missing';
  if (!isSoundOn()) return 'off';
  return audio === undefined || audio.state === 'running' ? 'on' : 'blocked';
}

/** Whether new orders make a sound, off at first, and the function that switches it. */
export function useOrderSound(): [OrderSound, (on: boolean) => void] {
  return [useSyncExternalStore(subscribe, orderSound), setSound];
}
