import { type PayloadAction, createSlice } from '@reduxjs/toolkit';

interface LiveStream {
  /** Since when the event stream cannot be read, in ms since 1970; null while it can. */
  readonly lostSince: number | null;
  /** How often the user has asked to open it again. */
  readonly retries: number;
}

const initialState: LiveStream = { lostSince: null, retries: 0 };

/** The state of the shop's event stream, which liveUpdates.ts reads: while it is lost, screens miss what others change. */
export const liveStreamSlice = createSlice({
  name: 'liveStream',
  initialState,
  reducers: {
    streamLost: {
      prepare: () => ({ payload: Date.now() }),
      reducer: (stream, { payload }: PayloadAction<number>) => ({ ...stream, lostSince: stream.lostSince ?? payload }),
    },
    streamOpened: (stream) => ({ ...stream, lostSince: null }),
    /** The user has refetched everything, so nothing is missing until the next attempt fails. */
    streamRetried: ({ retries }) => ({ lostSince: null, retries: retries + 1 }),
  },
  selectors: {
    selectStreamLostSince: ({ lostSince }) => lostSince,
    selectStreamRetries: ({ retries }) => retries,
  },
});

export const { streamLost, streamOpened, streamRetried } = liveStreamSlice.actions;
export const { selectStreamLostSince, selectStreamRetries } = liveStreamSlice.selectors;

/** Narrows an unknown root state to this slice, for the live updates. */
export const withLiveStream = (state: unknown) => state as { liveStream: LiveStream };
