import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { installServer, server } from '../../../mocks/node';
import { OTHER_CUSTOMER, ask, refusalOf, tokenOf } from '../../../mocks/testing/client';
import { answerLost, on } from '../../../mocks/scenarios/scenario';
import { signal } from '../../../mocks/testing/lateAnswer';
import { contract } from '../../domain/contract';
import { DEMO_ACCOUNTS } from '../../domain/user/demoAccounts';
import { EMAIL_TAKEN } from '../../domain/user/user';
import { NETWORK_ERROR } from '../../shared/api/apiError';
import { EMAIL_KEY, TOKEN_KEY } from '../../domain/storedKeys';
import { movingGif, pngFile } from '../../testing/pictureFile';
import { holdAnswer } from '../../testing/holdAnswer';
import { fillField } from '../../testing/fillField';
import { reloadApp, renderAs } from '../../testing/renderApp';
import { signInElsewhere } from '../../testing/signInElsewhere';
import { lineOf, storeCart } from '../../testing/storeCart';

installServer();

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });

async function openProfile(account: keyof typeof DEMO_ACCOUNTS = 'customer') {
  const { user } = await renderAs(DEMO_ACCOUNTS[account], '/user/profile');
  const edit = await screen.findByRole('button', { name: 'Edit Profile' });
  return { user, edit };
}

async function openForm() {
  const { user, edit } = await openProfile();
  await user.click(edit);
  const retype = (name: string, text: string) => fillField(user, field(name), text);
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  return { user, retype, save };
}

test.each([
  ['customer', 'Maya Patel', 'Customer', '4', []],
  ['admin', 'Alex Morgan', 'Administrator', '0', ['/dashboard']],
] as const)('the profile of a sample %s has the name, the role, the number of orders, and a link to the dashboard for staff only', async (account, name, role, orders, links) => {
  await openProfile(account);
  expect(screen.getByRole('heading', { name })).toBeVisible();
  expect(screen.getByText(role)).toBeVisible();
  expect(screen.getByText('Orders placed').nextElementSibling).toHaveTextContent(orders);
  expect(screen.queryAllByRole('link', { name: 'Dashboard' }).map((link) => link.getAttribute('href'))).toEqual(links);
});

describe('editing the profile', () => {
  test('a phone number that is none, and an e-mail of another account, are refused at the field', async () => {
    const { retype, save } = await openForm();
    for (const label of ['Name', 'Email', 'Phone']) expect(field(label)).toBeRequired();
    await retype('Phone', '12345');
    await save();
    const sentence = 'Please enter a valid phone number';
    expect(field('Phone')).toBeInvalid();
    expect(field('Phone')).toHaveAccessibleDescription(sentence);
    expect(field('Phone')).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
    expect(field('Phone')).toHaveValue('12345');

    await retype('Phone', '123456');
    await retype('Email', DEMO_ACCOUNTS.admin.email);
    await save();
    await waitFor(() => { expect(field('Email')).toHaveAccessibleDescription(EMAIL_TAKEN); });
    expect(field('Email')).toHaveValue(DEMO_ACCOUNTS.admin.email);
    await waitFor(() => { expect(localStorage.getItem('newEmail')).toBeNull(); });
  });

  test('a change that was made, but whose response is lost, is shown after Cancel; with a new e-mail, session and cart are kept', async () => {
    storeCart([lineOf('garden-salad', 2)], DEMO_ACCOUNTS.customer.email);
    const { user, retype, save } = await openForm();
    server.use(on(contract.saveProfile, answerLost));
    await retype('Email', 'maya@new.example');
    await retype('Phone', '123456');
    await save();
    expect(await screen.findByText(NETWORK_ERROR.message, { selector: 'form *' })).toBeVisible();
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('123456')).toBeVisible();
    reloadApp('/user/cart');
    expect(await screen.findByRole('group', { name: 'Quantity of Garden Salad' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Complete Order' })).toBeVisible();
    await waitFor(() => { expect(localStorage.getItem(EMAIL_KEY)).toBe('maya@new.example'); });
    expect(localStorage.getItem('newEmail')).toBeNull();
  });

  test('text typed while saving stays, and can be saved too', async () => {
    const { retype, save } = await openForm();
    await retype('Phone', '123456');
    const arrive = await holdAnswer(contract.saveProfile, save);
    await retype('Address (optional)', '12 New Street');
    await arrive();
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(field('Address (optional)')).toHaveValue('12 New Street');
    expect(field('Address (optional)')).toHaveFocus();
    await save();
    expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeVisible();
    expect(screen.getByText('123456')).toBeVisible();
    expect(screen.getByText('12 New Street')).toBeVisible();
  });

  test('changes from another tab since the form opened are kept, except for fields edited here; after saving, the old values are never shown', async () => {
    const { retype, save } = await openForm();
    const token = localStorage.getItem(TOKEN_KEY) ?? '';
    await ask(contract.saveProfile, { token, body: { address: '9 Other Street', phone: '555 010 0777' } });
    await retype('Address (optional)', '12 New Street');
    const shown = new Set<string | undefined>();
    const details = () => screen.queryByText('Address', { selector: 'dt' })?.nextElementSibling?.textContent;
    const watch = new MutationObserver(() => { shown.add(details()); });
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    await save();
    expect(await screen.findByText('12 New Street', { selector: 'dd' })).toBeVisible();
    watch.disconnect();
    expect([...shown]).toEqual([undefined, '12 New Street']);
    expect(screen.getByText('555 010 0777', { selector: 'dd' })).toBeVisible();
  });

  test('the response to a new e-mail does not affect another account that has signed in', async () => {
    const { retype, save } = await openForm();
    await retype('Email', 'maya@new.example');
    const arrive = await holdAnswer(contract.saveProfile, save);
    await signInElsewhere(OTHER_CUSTOMER);
    expect(await screen.findByText('Daniel Okafor')).toBeVisible();
    await arrive();
    expect(localStorage.getItem(EMAIL_KEY)).toBe(OTHER_CUSTOMER.email);
    expect(screen.getByText('Daniel Okafor')).toBeVisible();
    expect(screen.queryByText('Profile updated successfully!')).not.toBeInTheDocument();
  });
});

describe('the password', () => {
  const typed = (label: string) => screen.getByLabelText(label);

  test('is changed with the current one only, which is refused at its field; what was typed stays', async () => {
    const { user } = await openProfile('admin');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(typed('Current password')).toHaveFocus();
    await fillField(user, typed('Current password'), 'a guess');
    await fillField(user, typed('New password'), 'a long secret');
    await user.click(screen.getByRole('button', { name: 'Save password' }));
    await waitFor(() => { expect(typed('Current password')).toHaveAccessibleDescription('The current password is not right'); });
    expect(typed('Current password')).toHaveFocus();
    expect(typed('New password')).toHaveValue('a long secret');

    await fillField(user, typed('Current password'), DEMO_ACCOUNTS.admin.password);
    await user.click(screen.getByRole('button', { name: 'Save password' }));
    expect(await screen.findByText('Password changed. You are signed out on other devices.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Change password' })).toHaveFocus();
    await tokenOf({ ...DEMO_ACCOUNTS.admin, password: 'a long secret' });
  });

  test('a sign-out everywhere asks first, and ends the sessions of other devices too', async () => {
    const elsewhere = await tokenOf(DEMO_ACCOUNTS.customer);
    const { user } = await openProfile();
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, sign out' }));
    expect(await screen.findByText('Logged out successfully')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect((await refusalOf(contract.getSession, { token: elsewhere })).status).toBe(401);
  });

  test('a sign-out everywhere that is answered late does not sign out the next account', async () => {
    const { user } = await openProfile();
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    const yes = await screen.findByRole('button', { name: 'Yes, sign out' });
    const arrive = await holdAnswer(contract.signOutEverywhere, () => user.click(yes));
    await signInElsewhere(OTHER_CUSTOMER);
    await screen.findByText('Daniel Okafor');
    await arrive();
    expect(localStorage.getItem(EMAIL_KEY)).toBe(OTHER_CUSTOMER.email);
  });
});

/** jsdom neither decodes nor draws: these mocks know one kind of picture and record the size it is drawn at. */
function installPictures(width: number, height: number) {
  const drawn: { width: number; height: number }[] = [];
  const decode = async (file: Blob) => {
    const content = String.fromCharCode(...new Uint8Array(await file.arrayBuffer()));
    if (!content.includes('picture')) throw new DOMException('Cannot decode', 'InvalidStateError');
    return { width, height, close: () => undefined };
  };
  Object.assign(globalThis, { createImageBitmap: decode });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: (_: unknown, x: number, y: number, w: number, h: number) => { drawn.push({ width: x + w, height: y + h }); },
  } as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/webp;base64,AAAA');
  return drawn;
}

describe('the photo', () => {
  const choose = () => screen.getByLabelText<HTMLInputElement>('Choose photo');
  const photo = () => within(screen.getByRole('main')).queryByRole('presentation', { hidden: true });

  test('of more than 20 MB or with too many pixels is refused before it is decoded, an animated one shows its first frame, and others are scaled down and stored with Save', async () => {
    const drawn = installPictures(1024, 512);
    const decode = jest.spyOn(globalThis, 'createImageBitmap');
    const { user, save } = await openForm();
    const huge = pngFile('me.png');
    Object.defineProperty(huge, 'size', { value: 21 * 1024 * 1024 });
    for (const [file, refusal] of [
      [huge, 'This picture is too large. Please choose one of at most 20 MB.'],
      [pngFile('me.png', 40_000, 40_000), 'This picture has too many pixels. Please choose one of at most 120 megapixels.'],
    ] as const) {
      await user.upload(choose(), file);
      await waitFor(() => { expect(choose()).toHaveAccessibleDescription(refusal); });
    }
    expect(decode).not.toHaveBeenCalled();

    await user.upload(choose(), movingGif('me.gif'));
    expect(await screen.findByText('This picture moves: your photo shows its first frame')).toBeVisible();
    drawn.length = 0;
    await user.upload(screen.getByLabelText('Change photo'), pngFile('me.png'));
    await waitFor(() => { expect(drawn).toEqual([{ width: 256, height: 128 }]); });
    await save();
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    await waitFor(() => { expect(photo()).toHaveAttribute('src', 'data:image/webp;base64,AAAA'); });
    expect(screen.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  });

  describe('that is still being read', () => {
    const SAVED = 'Profile updated successfully!';

    /** Opens the profile form with a chosen photo; it is no picture, and the test decides when it has been read. */
    async function readLate() {
      installPictures(60, 40);
      const decoding = signal();
      jest.spyOn(globalThis, 'createImageBitmap').mockImplementationOnce(async () => {
        await decoding.given;
        throw new DOMException('Cannot decode', 'InvalidStateError');
      });
      const form = await openForm();
      await form.user.upload(choose(), pngFile('me.png'));
      const arrive = () => act(async () => {
        decoding.give();
        await new Promise((resolve) => { setTimeout(resolve, 50); });
      });
      return { ...form, arrive };
    }

    test('makes Save wait, and is not saved until Save is clicked again if it is no picture', async () => {
      const { save, arrive } = await readLate();
      await save();
      expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true');
      await arrive();
      expect(await screen.findByRole('alert')).toHaveTextContent(/^This file is not a picture/);
      expect(screen.queryByText(SAVED)).not.toBeInTheDocument();
      await save();
      expect(await screen.findByText(SAVED)).toBeVisible();
    });

    test('shows no error after the form was cancelled', async () => {
      const { user, arrive } = await readLate();
      await user.click(screen.getByRole('button', { name: 'Cancel' }));
      await arrive();
      expect(screen.queryByText(/^This file is not a picture/)).not.toBeInTheDocument();
    });
  });

  test('can be dropped beside the field', async () => {
    installPictures(60, 40);
    const { user } = await openForm();
    const beside = screen.getByRole('heading', { level: 1 });
    const files = { dataTransfer: { types: ['Files'], files: [pngFile('me.png')] } };
    // False: the browser does not open the file itself.
    expect(fireEvent.dragOver(beside, files)).toBe(false);
    expect(fireEvent.drop(beside, files)).toBe(false);
    expect(await screen.findByText('Change photo')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(fireEvent.drop(beside, files)).toBe(true);
  });
});
