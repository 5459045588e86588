import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { installServer, server } from '../../../mocks/node';
import { answerLost, fail, failing, on } from '../../../mocks/scenarios/scenario';
import { ADMIN, ask, tokenOf } from '../../../mocks/testing/client';
import { answered } from '../../../mocks/testing/answered';
import { lateAnswer, lateRequest } from '../../../mocks/testing/lateAnswer';
import { addBanner, deleteBanner } from '../../domain/calls/bannerCalls';
import { getBanners } from '../../domain/calls/menuCalls';
import { DEMO_ACCOUNTS } from '../../domain/user/demoAccounts';
import { comeBack } from '../../testing/comeBack';
import { closeApp, renderApp, storeSession } from '../../testing/renderApp';

installServer();
beforeEach(() => { localStorage.clear(); });
afterEach(closeApp);

async function openBanners() {
  await storeSession(DEMO_ACCOUNTS.admin);
  const app = renderApp('/dashboard/banners');
  await screen.findByRole('heading', { level: 3, name: 'Special Offer' });
  return app;
}

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const add = () => screen.getByRole('button', { name: 'Add Banner' });
const preview = () => screen.getByText('Preview').closest('figure')!;
const pictureIn = (element: HTMLElement) => element.querySelector('img')!;
const SAMPLES = ['Special Offer', 'New Menu Items', 'Free Delivery'];

async function typeBanner(user: Awaited<ReturnType<typeof openBanners>>['user']) {
  await user.type(field('Image URL'), 'https://pictures.example/soup.webp');
  await user.type(field('Title'), 'Soup Week');
  await user.type(field('Subtitle'), 'Seven days, seven soups');
  await user.type(field('Link'), '/user/search');
}

describe('the current banners', () => {
  it('are the banners of the carousel, in its order', async () => {
    await openBanners();
    expect(screen.getByRole('heading', { level: 2, name: 'Add New Banner' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Current Banners' })).toBeInTheDocument();
    expect(titles()).toEqual(SAMPLES);
    expect(screen.getByText('Two pizzas, one price, every evening this week.')).toBeInTheDocument();
    expect(screen.getByText('Leads to /user/cart')).toBeInTheDocument();
  });

  it('show that there are none, and that loading failed', async () => {
    await storeSession(DEMO_ACCOUNTS.admin);
    server.use(fail(getBanners, 403, 'Not today'));
    const { user } = renderApp('/dashboard/banners');
    expect(await screen.findByText('Not today')).toBeInTheDocument();
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    for (const title of SAMPLES) {
      await user.click(await screen.findByRole('button', { name: `Delete banner ${title}` }));
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
      await waitFor(() => { expect(screen.queryByRole('heading', { level: 3, name: title })).not.toBeInTheDocument(); });
    }
    expect(await screen.findByText('No banners yet. The carousel stays hidden until you add one.')).toBeInTheDocument();
  });

  it('show a placeholder for a picture that does not load', async () => {
    await openBanners();
    const card = screen.getByRole('heading', { level: 3, name: 'Special Offer' }).closest('li')!;
    fireEvent.error(pictureIn(card));
    expect(within(card).getByAltText('Invalid image URL')).toHaveAttribute('src', '/pictures/invalid-image-url.svg');
  });
});

describe('a new banner', () => {
  it('joins the list and the carousel, and the form is cleared', async () => {
    const { user } = await openBanners();
    await typeBanner(user);
    await user.click(add());
    expect(await screen.findByText('Banner added successfully')).toBeInTheDocument();
    await waitFor(() => { expect(titles()).toEqual([...SAMPLES, 'Soup Week']); });
    for (const label of ['Image URL', 'Title', 'Subtitle', 'Link']) expect(field(label)).toHaveValue('');
    await user.click(screen.getByRole('link', { name: 'Back to Store' }));
    expect(await screen.findByText('Seven days, seven soups')).toBeInTheDocument();
  });

  it('needs an image URL and a title', async () => {
    const { user } = await openBanners();
    await user.type(field('Title'), 'Soup Week');
    await user.click(add());
    await waitFor(() => { expect(screen.getAllByText('Please provide at least an image URL and a title')).toHaveLength(2); });
    expect(field('Image URL')).toBeInvalid();
    expect(field('Image URL')).toHaveFocus();
    await user.type(field('Image URL'), 'pictures/soup.webp');
    await user.clear(field('Title'));
    await user.type(field('Title'), '   ');
    await user.click(add());
    await waitFor(() => { expect(field('Title')).toBeInvalid(); });
    expect(field('Image URL')).toHaveValue('pictures/soup.webp');
    expect(titles()).toEqual(SAMPLES);
  });

  it('marks every failing field with its own message', async () => {
    const { user } = await openBanners();
    for (const label of ['Image URL', 'Title']) expect(field(label)).toBeRequired();
    await user.click(add());
    await waitFor(() => { expect(field('Image URL')).toHaveAccessibleDescription('Please provide at least an image URL and a title'); });
    expect(field('Title')).toBeInvalid();
    expect(field('Subtitle')).toBeValid();
    await user.type(field('Image URL'), 'javascript:alert(1)');
    await user.type(field('Title'), 'Soup Week');
    await user.type(field('Link'), 'javascript:alert(1)');
    await user.click(add());
    await waitFor(() => { expect(field('Link')).toHaveAccessibleDescription('Please use an http, https or relative link'); });
    expect(field('Image URL')).toHaveAccessibleDescription('Please use an http, https or relative image URL');
    expect(field('Image URL')).toHaveFocus();
    await user.clear(field('Title'));
    await user.click(add());
    await waitFor(() => { expect(field('Title')).toHaveAccessibleDescription('Please provide at least an image URL and a title'); });
    expect(field('Title')).toHaveFocus();
    expect(field('Link')).toHaveAccessibleDescription('Please use an http, https or relative link');
  });

  it('is refused with an unsafe link or picture', async () => {
    const { user } = await openBanners();
    await typeBanner(user);
    await user.clear(field('Link'));
    await user.type(field('Link'), 'javascript:alert(1)');
    await user.click(add());
    await waitFor(() => { expect(screen.getAllByText('Please use an http, https or relative link')).toHaveLength(2); });
    expect(field('Link')).toBeInvalid();
    await user.clear(field('Link'));
    await user.clear(field('Image URL'));
    await user.type(field('Image URL'), 'javascript:alert(1)');
    await user.click(add());
    await waitFor(() => { expect(screen.getAllByText('Please use an http, https or relative image URL')).toHaveLength(2); });
    expect(titles()).toEqual(SAMPLES);
  });

  it.each(['www.example.com/sale', 'http://', '/sale'])('is refused with the link %s, which leads to the not-found page or nowhere', async (link) => {
    const { user } = await openBanners();
    await typeBanner(user);
    await user.clear(field('Link'));
    await user.type(field('Link'), link);
    await user.click(add());
    const sentence = 'Please use a page of this shop, such as /about, or a full link, such as https://example.com';
    await waitFor(() => { expect(screen.getAllByText(sentence)).toHaveLength(2); });
    expect(field('Link')).toBeInvalid();
    expect(titles()).toEqual(SAMPLES);
  });

  it('keeps the typed text when the backend refuses it', async () => {
    const { user } = await openBanners();
    server.use(fail(addBanner, 507, 'The storage of this browser is full'));
    await typeBanner(user);
    await user.click(add());
    await waitFor(() => { expect(screen.getAllByText('The storage of this browser is full')).toHaveLength(2); });
    expect(field('Title')).toHaveValue('Soup Week');
    expect(field('Image URL')).toHaveValue('https://pictures.example/soup.webp');
  });

  it('is not added twice by a retry after a lost answer; the next banner with the same values is added', async () => {
    const { user } = await openBanners();
    server.use(on(addBanner, answerLost));
    await typeBanner(user);
    await user.click(add());
    expect(await screen.findByText(/^No answer came, and it may have been added all the same/, { selector: 'form *' })).toBeInTheDocument();
    await waitFor(() => { expect(titles()).toEqual([...SAMPLES, 'Soup Week']); });
    expect(field('Title')).toHaveValue('Soup Week');
    server.resetHandlers();
    await user.click(add());
    expect(await screen.findByText('Banner added successfully')).toBeInTheDocument();
    await waitFor(() => { expect(field('Title')).toHaveValue(''); });
    expect(titles()).toEqual([...SAMPLES, 'Soup Week']);
    await typeBanner(user);
    await user.click(add());
    await waitFor(() => { expect(titles()).toEqual([...SAMPLES, 'Soup Week', 'Soup Week']); });
  });

  it('keeps what is typed while the request is pending', async () => {
    const { user } = await openBanners();
    const late = lateAnswer(addBanner);
    await typeBanner(user);
    await user.click(add());
    await waitFor(() => late.asked);
    await user.type(field('Title'), ' and more');
    late.arrive();
    expect(await screen.findByText('Banner added successfully')).toBeInTheDocument();
    await waitFor(() => { expect(titles()).toEqual([...SAMPLES, 'Soup Week']); });
    expect(field('Title')).toHaveValue('Soup Week and more');
    expect(field('Title')).toHaveFocus();
  });

  it('does not move the focus if the user has focused something else while the request was pending', async () => {
    const { user } = await openBanners();
    const late = lateAnswer(addBanner);
    await typeBanner(user);
    await user.click(add());
    await late.asked;
    const elsewhere = screen.getByRole('button', { name: 'Delete banner Special Offer' });
    elsewhere.focus();
    late.arrive();
    expect(await screen.findByText('Banner added successfully')).toBeInTheDocument();
    await waitFor(() => { expect(field('Title')).toHaveValue(''); });
    expect(elsewhere).toHaveFocus();
  });

  it('is previewed while the user types, with a placeholder for an invalid address', async () => {
    const { user } = await openBanners();
    await typeBanner(user);
    expect(within(preview()).getByText('Soup Week')).toBeInTheDocument();
    expect(within(preview()).getByText('Seven days, seven soups')).toBeInTheDocument();
    await waitFor(() => { expect(pictureIn(preview())).toHaveAttribute('src', 'https://pictures.example/soup.webp'); });
    fireEvent.error(pictureIn(preview()));
    expect(within(preview()).getByAltText('Invalid image URL')).toHaveAttribute('src', '/pictures/invalid-image-url.svg');
    expect(field('Image URL')).toHaveAccessibleDescription(/^This picture could not be loaded/);
    expect(field('Image URL')).toBeValid();
    await user.clear(field('Image URL'));
    expect(field('Image URL')).not.toHaveAccessibleDescription();
    await user.type(field('Image URL'), 'pictures/soup.webp');
    await waitFor(() => { expect(pictureIn(preview())).toHaveAttribute('src', '/pictures/soup.webp'); });
  });

  it('is not lost by navigation while it is unsaved', async () => {
    const { user } = await openBanners();
    await user.type(field('Title'), 'Soup Week');
    await user.click(screen.getByRole('link', { name: 'Categories' }));
    await user.click(within(await screen.findByRole('dialog', { name: 'Leave without saving?' })).getByRole('button', { name: 'Stay' }));
    expect(field('Title')).toHaveValue('Soup Week');
  });
});

describe('deleting a banner', () => {
  const question = 'Are you sure you want to delete this banner?';

  it('asks first, and keeps it after Cancel', async () => {
    const { user } = await openBanners();
    await user.click(screen.getByRole('button', { name: 'Delete banner Special Offer' }));
    await user.click(within(await screen.findByRole('dialog', { name: question })).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => { expect(screen.queryByRole('dialog')).not.toBeInTheDocument(); });
    expect(titles()).toEqual(SAMPLES);
  });

  it('removes it from the list and from the carousel', async () => {
    const { user } = await openBanners();
    await user.click(screen.getByRole('button', { name: 'Delete banner Special Offer' }));
    await user.click(within(await screen.findByRole('dialog', { name: question })).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Banner deleted successfully')).toBeInTheDocument();
    expect(titles()).toEqual(['New Menu Items', 'Free Delivery']);
    expect(screen.getByRole('heading', { name: 'Current Banners' })).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Back to Store' }));
    expect(await screen.findByText('Free Delivery')).toBeInTheDocument();
    expect(within(screen.getByRole('main')).queryByText('Special Offer')).not.toBeInTheDocument();
  });

  it.each([
    ['refused', failing(500, 'Something went wrong in the shop'), 'Something went wrong in the shop', ['Special Offer', 'Free Delivery']],
    ['done', undefined, 'Banner deleted successfully', ['Free Delivery']],
  ])('rolls back alone while another deletion is pending and when that is %s', async (_, behave, said, left) => {
    const { user } = await openBanners();
    const remove = async (title: string) => {
      await user.click(screen.getByRole('button', { name: `Delete banner ${title}` }));
      await user.click(within(await screen.findByRole('dialog', { name: question })).getByRole('button', { name: 'Delete' }));
    };
    const first = lateAnswer(deleteBanner, behave);
    await remove('Special Offer');
    await waitFor(() => first.asked);
    const letGo = lateRequest(deleteBanner);
    await remove('New Menu Items');
    await waitFor(() => { expect(titles()).toEqual(['Free Delivery']); });
    first.arrive();
    expect(await screen.findByText(said)).toBeInTheDocument();
    await waitFor(() => { expect(titles()).toEqual(left); });
    await act(() => answered(getBanners, comeBack));
    expect(titles()).toEqual(left);
    await act(() => answered(deleteBanner, letGo));
    expect(titles()).toEqual(left);
  });

  it('keeps the banners in their places when another one is deleted elsewhere, and names the banner in the question', async () => {
    const { user } = await openBanners();
    const [first] = await ask(getBanners);
    await ask(deleteBanner, { token: await tokenOf(ADMIN), params: { id: first!.id } });
    expect(await screen.findByText('No longer in this list')).toBeVisible();
    expect(titles()).toEqual(SAMPLES);
    await user.click(screen.getByRole('button', { name: 'Delete banner New Menu Items' }));
    const dialog = within(await screen.findByRole('dialog', { name: question }));
    expect(dialog.getByText('New Menu Items')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Update list' }));
    await waitFor(() => { expect(titles()).toEqual(['New Menu Items', 'Free Delivery']); });
  });

  it('restores it when the backend refuses', async () => {
    const { user } = await openBanners();
    server.use(fail(deleteBanner, 404, 'This banner does not exist'));
    await user.click(screen.getByRole('button', { name: 'Delete banner Special Offer' }));
    await user.click(within(await screen.findByRole('dialog', { name: question })).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('This banner does not exist')).toBeInTheDocument();
    await waitFor(() => { expect(titles()).toEqual(SAMPLES); });
  });
});
