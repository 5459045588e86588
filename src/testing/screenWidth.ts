const desktopMedia = window.matchMedia;

afterEach(() => { window.matchMedia = desktopMedia; });

/** Until the test is over these hold of the screen as well; whatever else the desktop's is, it stays. */
function matchAlso(queries: string) {
  window.matchMedia = (query) => {
    const media = desktopMedia(query);
    return Object.assign(media, { matches: media.matches || query.includes(queries) });
  };
}

/** The screen is a phone's. */
export function onPhone() {
  matchAlso('width < 48em');
}

/** The screen is as wide as anything asks for. */
export function onWideScreen() {
  matchAlso('width >=');
}
