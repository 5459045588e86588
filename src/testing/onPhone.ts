const desktopMedia = window.matchMedia;

afterEach(() => { window.matchMedia = desktopMedia; });

/** Until the test is over the screen is a phone's; whatever else the desktop's is, it stays. */
export function onPhone() {
  window.matchMedia = (query) => {
    const media = desktopMedia(query);
    return Object.assign(media, { matches: media.matches || query.includes('width < 768px') });
  };
}
