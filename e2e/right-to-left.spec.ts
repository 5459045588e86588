/** A page with right-to-left direction, as a browser's translation may set it. */
import { WITHOUT_WORKER, expect, test, variants } from './shop';

test.use({ ...WITHOUT_WORKER, sharesTab: false, expectedErrors: [/ERR_FAILED/] });

const ENGINE = 'with the code that drags them';
const NO_ENGINE = 'without the code that drags them';

for (const code of variants([ENGINE, NO_ENGINE])) {
  test(`the buttons of the carousel scroll the promotions into view, ${code}`, { tag: '@nightly' }, async ({ shop, page }) => {
    await page.addInitScript(() => { document.addEventListener('DOMContentLoaded', () => { document.dir = 'rtl'; }); });
    if (code === NO_ENGINE) {
      await page.route('**/assets/*.js', async (route) => {
        const response = await route.fetch();
        const isEngine = (await response.text()).includes('dragThreshold');
        await (isEngine ? route.abort() : route.fulfill({ response }));
      });
    }
    await shop.open('/user');
    await shop.settled();
    const promotions = page.getByRole('region', { name: 'Promotions' });
    for (const slide of ['2 of 3', '3 of 3']) {
      await promotions.getByRole('button', { name: 'Next promotion' }).click();
      await expect(promotions.getByRole('group', { name: slide })).toBeInViewport({ ratio: 0.9 });
    }
  });
}
