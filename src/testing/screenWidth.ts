const desktopMedia = window.matchMedia;

afterEach(() => { window.matchMedia = desktopMedia; });

/** Makes media queries that contain `queries` match until the test ends, in addition to the desktop's. */
function matchAlso(queries: string) {
  window.matchMedia = (query) => {
    const media = desktopMedia(query);
    return Object.assign(media, { matches: media.matches || query.includes(queries) });
  };
}

/** Simulates the viewport of a phone. */
export function onPhone() {
  matchAlso('width < 48em');
}

/** Simulates a viewport that matches every minimum width. */
export function onWideScreen() {
  matchAlso('width >=');
}
