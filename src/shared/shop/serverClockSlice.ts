import { type PayloadAction, createSlice } from '@reduxjs/toolkit';

/** How far the clock of the server is ahead of this device's, in ms. Devices may be wrong by hours. */
export const serverClockSlice = createSlice({
  name: 'serverClock',
  initialState: { offset: 0 },
  reducers: {
    serverTimeRead: {
      /** @param time the present time of the server, in ISO 8601 */
      prepare: (time: string) => ({ payload: Date.parse(time) - Date.now() }),
      reducer: (_, { payload }: PayloadAction<number>) => ({ offset: payload }),
    },
  },
  selectors: { selectClockOffset: ({ offset }) => offset },
});

export const { serverTimeRead } = serverClockSlice.actions;
export const { selectClockOffset } = serverClockSlice.selectors;
