const desktopMedia = window.matchMedia;

afterEach(() => { window.matchMedia = desktopMedia; });

/** Makes media queries that contain one of `queries` match until the test ends, in addition to the desktop's. */
function matchAlso(...queries: readonly string[]) {
  window.matchMedia = (query) => {
    const media = desktopMedia(query);
    return Object.assign(media, { matches: media.matches || queries.some((each) => query.includes(each)) });
  };
}

/** Simulates the viewport of a phone. */
export function onPhone() {
  matchAlso('width < 48em', 'width < 56em');
}

/** Simulates a viewport that matches every minimum width. */
export function onWideScreen() {
  matchAlso('width >=');
}
