import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openDatabase } from '../../../mocks/indexeddb/connection/openDatabase';
import { installServer } from '../../../mocks/node';
import { ADMIN, ask, tokenOf } from '../../../mocks/testing/client';
import { contract } from '../../domain/contract';
import { fillField } from '../../testing/fillField';
import { holdAnswer } from '../../testing/holdAnswer';
import { renderSection } from '../../testing/renderApp';

installServer();

async function openBanners() {
  const app = await renderSection('/dashboard/banners');
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
  await fillField(user, field('Image URL'), 'https://pictures.example/soup.webp');
  await fillField(user, field('Title'), 'Soup Week');
  await fillField(user, field('Subtitle'), 'Seven days, seven soups');
  await fillField(user, field('Link'), '/user/search');
}

describe('a new banner', () => {
  it('is previewed while the user types, joins the list, and the form is cleared', async () => {
    const { db } = await openDatabase();
    await db.banners.clear();
    const { user } = await renderSection('/dashboard/banners');
    expect(await screen.findByText('No banners yet. The carousel stays hidden until you add one.')).toBeInTheDocument();
    await typeBanner(user);
    for (const text of ['Soup Week', 'Seven days, seven soups']) expect(within(preview()).getByText(text)).toBeInTheDocument();
    await waitFor(() => { expect(pictureIn(preview())).toHaveAttribute('src', 'https://pictures.example/soup.webp'); });
    fireEvent.error(pictureIn(preview()));
    expect(within(preview()).getByAltText('Invalid image URL')).toHaveAttribute('src', '/pictures/invalid-image-url.svg');
    await fillField(user, field('Image URL'), 'pictures/soup.webp');
    await waitFor(() => { expect(pictureIn(preview())).toHaveAttribute('src', '/pictures/soup.webp'); });
    await user.click(add());
    expect(await screen.findByText('Banner added successfully')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    await waitFor(() => { expect(titles()).toEqual(['Soup Week']); });
    for (const label of ['Image URL', 'Title', 'Subtitle', 'Link']) expect(field(label)).toHaveValue('');
  });

  it('marks every failing field with its own message', async () => {
    const { user } = await openBanners();
    await user.click(add());
    await waitFor(() => { expect(field('Image URL')).toHaveAccessibleDescription('Please provide at least an image URL and a title'); });
    expect(field('Title')).toBeInvalid();
    expect(field('Subtitle')).toBeValid();
    await fillField(user, field('Image URL'), 'javascript:alert(1)');
    await fillField(user, field('Title'), 'Soup Week');
    await fillField(user, field('Link'), '/sale');
    await user.click(add());
    const sentence = 'Please use a page of this shop, such as /about, or a full link, such as https://example.com';
    await waitFor(() => { expect(field('Link')).toHaveAccessibleDescription(sentence); });
    expect(field('Image URL')).toHaveAccessibleDescription('Please use an http, https or relative image URL');
    expect(field('Image URL')).toHaveFocus();
    expect(titles()).toEqual(SAMPLES);
  });

  it('does not take the focus from what the user has focused while it was pending', async () => {
    const { user } = await openBanners();
    await typeBanner(user);
    const arrive = await holdAnswer(contract.addBanner, () => user.click(add()));
    const elsewhere = screen.getByRole('button', { name: 'Delete banner Special Offer' });
    elsewhere.focus();
    await arrive();
    expect(await screen.findByText('Banner added successfully')).toBeInTheDocument();
    await waitFor(() => { expect(field('Title')).toHaveValue(''); });
    expect(elsewhere).toHaveFocus();
    await waitFor(() => { expect(titles()).toEqual([...SAMPLES, 'Soup Week']); });
  });
});

it('banners keep their order when another user deletes one, and deleting one asks for confirmation with its name and can be undone', async () => {
  const { user } = await openBanners();
  const question = async () => within(await screen.findByRole('dialog', { name: 'Are you sure you want to delete this banner?' }));
  const [first] = await ask(contract.getBanners);
  await ask(contract.deleteBanner, { token: await tokenOf(ADMIN), params: { id: first!.id } });
  expect(await screen.findByText('No longer here')).toBeVisible();
  for (const text of ['Two pizzas, one price, every evening this week.', 'Leads to /user/cart']) expect(screen.getByText(text)).toBeInTheDocument();
  expect(titles()).toEqual(SAMPLES);
  await user.click(screen.getByRole('button', { name: 'Update list' }));
  await waitFor(() => { expect(titles()).toEqual(['New Menu Items', 'Free Delivery']); });
  await user.click(screen.getByRole('button', { name: 'Delete banner New Menu Items' }));
  expect((await question()).getByText('New Menu Items')).toBeVisible();
  await user.click((await question()).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Banner deleted successfully')).toBeInTheDocument();
  expect(titles()).toEqual(['Free Delivery']);
  expect(screen.getByRole('region', { name: 'Current Banners' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => { expect(titles()).toEqual(['New Menu Items', 'Free Delivery']); });
});
