import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { productId } from '../../support/graphql/mock-schema.ts';
import { renderScreen } from '../render-screen.tsx';
import { openProduct } from './open-product.ts';

/** Requests that the page has sent, each to be answered by the test. */
class Request {
  static readonly all: Request[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onloadend?: () => void;
  address = '';
  readonly headers: Record<string, string> = {};
  body?: File;
  status = 0;
  responseText = '';
  open(_method: string, address: string): void {
    this.address = address;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(body: File): void {
    this.body = body;
    Request.all.push(this);
  }
  abort(): void {
    this.onloadend?.();
  }
  answer(status: number, body: object | string): void {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    act(() => this.onloadend?.());
  }
  refuse(status: number, code: string, reason?: string): void {
    this.answer(status, { errors: [{ message: 'technical', extensions: { code, reason } }] });
  }
}

beforeEach(() => {
  Request.all.length = 0;
  vi.stubGlobal('XMLHttpRequest', Request);
});
afterEach(() => void vi.unstubAllGlobals());

const photo = (name: string, type = 'image/png') => new File(['the bytes'], name, { type });
const addressOf = (letter: string) => `/pictures/kept/${letter.repeat(64)}-640.webp`;
const addresses = () =>
  screen.getAllByRole('textbox', { name: /^Address of picture/ }).map((box) => (box as HTMLInputElement).value);
const uploads = () => within(screen.getByRole('list', { name: 'Uploads' }));
const sent = async (place: number): Promise<Request> => {
  await waitFor(() => expect(Request.all.length).toBeGreaterThan(place));
  return Request.all[place] as Request;
};
/** What a browser gives with an event that carries files. */
const carrying = (files: File[]) => ({ files, types: ['Files'] });

async function open() {
  const shop = renderScreen(`/admin/product/edit/${productId(1)}`, { signedInAs: 'admin@haat.com' });
  shop.start();
  await screen.findByRole('textbox', { name: 'Title' });
  return { ...shop, press: (name: string) => shop.user.click(screen.getByRole('button', { name })) };
}

test('chosen files are sent one after the other with the session’s token, and become pictures of the product', async () => {
  const { user } = await open();
  const before = addresses();
  await user.upload(screen.getByLabelText('Choose pictures', { selector: 'input' }), [
    photo('red.png'),
    photo('blue.png'),
  ]);
  const first = await sent(0);
  expect(first).toMatchObject({
    address: '/pictures?x=0.5000&y=0.5000',
    headers: { token: 'signed-in', 'content-type': 'image/png' },
    body: { name: 'red.png' },
  });
  act(() => first.upload.onprogress?.({ loaded: 1, total: 4 }));
  expect(uploads().getByRole('progressbar', { name: 'Upload of red.png' })).toHaveValue(25);
  expect(uploads().getByText('Waiting')).toBeVisible();
  expect(Request.all.length).toBe(1);
  act(() => first.upload.onprogress?.({ loaded: 4, total: 4 }));
  expect(uploads().getByText('Converting…')).toBeVisible();

  first.answer(201, { address: addressOf('a') });
  const second = await sent(1);
  second.answer(201, { address: addressOf('b') });
  await waitFor(() => expect(addresses()).toEqual([...before, addressOf('a'), addressOf('b')]));
  expect(uploads().getByText('blue.png is uploaded. Save the product to show it.')).toBeVisible();
});

test('files are dropped on the zone or on the main picture, and pasted anywhere on the page', async () => {
  await open();
  const main = screen.getByRole('textbox', { name: 'Main picture' });
  const shown = screen.getByRole('img', { name: 'Main picture' });
  const drop = createEvent.drop(shown, {
    dataTransfer: carrying([photo('main.jpg', 'image/jpeg'), photo('other.png')]),
  });
  fireEvent(shown, drop);
  expect(drop.defaultPrevented).toBe(true);
  (await sent(0)).answer(201, { address: addressOf('c') });
  await waitFor(() => expect(main).toHaveValue(addressOf('c')));
  expect(Request.all.length).toBe(1); // there is one main picture

  fireEvent.drop(screen.getByText('Drop pictures here, paste them, or'), { dataTransfer: carrying([photo('d.png')]) });
  (await sent(1)).answer(201, { address: addressOf('d') });
  await waitFor(() => expect(addresses()).toContain(addressOf('d')));

  fireEvent.paste(document.body, { clipboardData: { files: [photo('image.png')] } });
  (await sent(2)).answer(201, { address: addressOf('e') });
  await waitFor(() => expect(addresses()).toContain(addressOf('e')));

  // One that misses its place opens no other page, and is not sent.
  const missed = createEvent.drop(document.body, { dataTransfer: carrying([photo('f.png')]) });
  fireEvent(document.body, missed);
  expect(missed.defaultPrevented).toBe(true);
  // A pasted text is none of its business.
  const text = createEvent.paste(document.body, { clipboardData: { files: [] } });
  fireEvent(document.body, text);
  expect(text.defaultPrevented).toBe(false);
  expect(Request.all.length).toBe(3);
});

test('each file that is not taken says why; those that may be taken later can be tried again', async () => {
  const { user, press } = await open();
  const choose = (...files: File[]) =>
    user.upload(screen.getByLabelText('Choose pictures', { selector: 'input' }), files);
  await choose(photo('page.png'), photo('busy.png'), photo('lost.png'), photo('huge.png'), photo('odd.png'));
  (await sent(0)).refuse(422, 'PICTURE_REFUSED', 'KIND');
  (await sent(1)).refuse(503, 'OVERLOADED');
  (await sent(2)).answer(0, '');
  (await sent(3)).answer(413, '<html>');
  (await sent(4)).answer(500, '<html>');
  await waitFor(() => expect(uploads().getAllByRole('alert').length).toBe(5));
  expect(
    uploads()
      .getAllByRole('alert')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'This is not a JPEG, PNG, WebP or AVIF picture. Save it as one of these, and choose it again.',
    'Many pictures are being converted at the moment. Try again in a few seconds.',
    'The shop cannot be reached. Try again once you are connected.',
    'This file is too large. Make it smaller, and choose it again.',
    'Something went wrong. Try again.',
  ]);
  expect(screen.queryByRole('button', { name: 'Try again: page.png' })).toBeNull();
  await press('Dismiss: page.png');
  expect(uploads().queryByText('page.png')).toBeNull();
  await press('Try again: busy.png');
  (await sent(5)).answer(201, { address: addressOf('a') });
  await waitFor(() => expect(addresses()).toContain(addressOf('a')));
});

test('a shop that keeps none says so; a product has at most ten', async () => {
  const { user } = await open();
  const files = Array.from({ length: 12 }, (_, place) => photo(`${place}.png`));
  const had = addresses().length;
  await user.upload(screen.getByLabelText('Choose pictures', { selector: 'input' }), files);
  const full = 'The product has as many pictures as it can have. Remove one first.';
  expect(uploads().getAllByText(full).length).toBe(had + 2);
  (await sent(0)).refuse(501, 'PICTURES_NOT_KEPT');
  expect(
    await screen.findByText('This shop does not keep pictures. Enter the address of one that is stored elsewhere.'),
  ).toBeVisible();
});

test('a picture is removed and brought back to its place, and dragged to another one', async () => {
  const { press } = await open();
  const before = addresses();
  expect(before.length).toBeGreaterThan(1);
  await press('Remove picture 1');
  expect(addresses()).toEqual(before.slice(1));
  expect(screen.getByRole('textbox', { name: 'Main picture' })).toHaveValue(before[1]);
  expect(screen.getByText('Picture 1 is removed.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await press('Undo');
  expect(addresses()).toEqual(before);

  const [grip] = screen.getAllByTitle('Drag to another place');
  const rows = within(screen.getByRole('list', { name: 'All pictures' })).getAllByRole('listitem');
  const dataTransfer = { setData: () => undefined, setDragImage: () => undefined, types: [], dropEffect: 'move' };
  const drag = (dropEffect: string) => {
    fireEvent.dragStart(grip as Element, { dataTransfer });
    fireEvent.dragEnter(rows[1] as Element, { dataTransfer });
    fireEvent.drop(rows[1] as Element, { dataTransfer });
    fireEvent.dragEnd(grip as Element, { dataTransfer: { ...dataTransfer, dropEffect } });
  };
  const [one = '', two = '', ...rest] = before;
  drag('move');
  expect(addresses()).toEqual([two, one, ...rest]);
  drag('none'); // Escape
  expect(addresses()).toEqual([two, one, ...rest]);
});

test('the first picture is the main one, and any other can be made it', async () => {
  const { press } = await open();
  const [one = '', two = '', three = ''] = addresses();
  const main = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Main picture' }).value;
  expect(main()).toBe(one);
  await press('Make picture 3 the main picture');
  expect([main(), addresses()]).toEqual([three, [three, one, two]]);
  await press('Move picture 1 one place later');
  expect([main(), addresses()]).toEqual([one, [one, three, two]]);
});

test('a product without pictures gets its first file as the main one; until then nothing is called missing', async () => {
  const shop = await openProduct('/admin/product/new');
  const button = screen.getByRole('button', { name: 'Choose pictures' });
  await shop.user.click(screen.getByRole('button', { name: 'Create product' }));
  // The field of the address is folded away: its name leads to the button.
  await shop.user.click(screen.getByRole('button', { name: 'Main picture' }));
  expect(button).toHaveFocus();
  expect(button).toHaveAccessibleDescription('Choose a main picture.');
  await shop.user.upload(screen.getByLabelText('Choose pictures', { selector: 'input' }), photo('red.png'));
  const request = await sent(0);
  expect(screen.queryByText('Choose a main picture.')).toBeNull();
  expect(screen.getByText('Pictures are being uploaded. You can save once they are there.')).toBeVisible();
  request.answer(201, { address: addressOf('a') });
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Main picture' })).toHaveValue(addressOf('a')));
  expect(screen.queryByRole('button', { name: 'Main picture' })).toBeNull();
});

test('what stays in sight is chosen with sliders or a click, and sent again with the file', async () => {
  const { user, press } = await open();
  await user.upload(screen.getByLabelText('Choose the main picture', { selector: 'input' }), photo('wide.png'));
  (await sent(0)).answer(201, { address: addressOf('a') });
  await press((await screen.findByRole('button', { name: 'Choose what stays visible in the main picture' })).title);
  const dialog = within(screen.getByRole('dialog', { name: 'What stays visible?' }));
  fireEvent.change(dialog.getByRole('slider', { name: 'From left to right' }), { target: { value: '20' } });
  const picture = await dialog.findByRole('img', { name: 'wide.png' });
  expect(picture).toHaveAttribute('src', expect.stringMatching(/^data:image\/png;base64,/));
  await user.click(dialog.getByRole('button', { name: 'Use this part' }));
  const again = await sent(1);
  expect(again.address).toBe('/pictures?x=0.2000&y=0.5000');
  expect(again.body?.name).toBe('wide.png');
  again.answer(201, { address: addressOf('b') });
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Main picture' })).toHaveValue(addressOf('b')));
});
