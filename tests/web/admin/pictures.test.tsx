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
  refuse(status: number, code: string, reason?: string, message = 'technical'): void {
    this.answer(status, { errors: [{ message, extensions: { code, reason } }] });
  }
}

beforeEach(() => {
  Request.all.length = 0;
  vi.stubGlobal('XMLHttpRequest', Request);
});
afterEach(() => void vi.unstubAllGlobals());

const photo = (name: string, type = 'image/png') => new File(['the bytes'], name, { type });
const addressOf = (letter: string) => `/pictures/kept/${letter.repeat(64)}-640.webp`;
const addresses = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'All pictures' }).value.split('\n');
const grid = () => within(screen.getByRole('list', { name: 'All pictures' }));
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
    address: '/pictures?x=0.5&y=0.5',
    headers: { token: 'signed-in', 'content-type': 'image/png' },
    body: { name: 'red.png' },
  });
  act(() => first.upload.onprogress?.({ loaded: 1, total: 4 }));
  expect(grid().getByRole('progressbar', { name: 'Upload of red.png' })).toHaveValue(25);
  expect(grid().getByText('Waiting')).toBeVisible();
  expect(Request.all.length).toBe(1);
  act(() => first.upload.onprogress?.({ loaded: 4, total: 4 }));
  expect(grid().getByText('Converting…')).toBeVisible();

  first.answer(201, { address: addressOf('a') });
  const second = await sent(1);
  second.answer(201, { address: addressOf('b') });
  await waitFor(() => expect(addresses()).toEqual([...before, addressOf('a'), addressOf('b')]));
  expect(grid().queryByText('blue.png')).toBeNull();
  expect(grid().getByRole('img', { name: `Picture ${before.length + 2}` })).toHaveAttribute('src', addressOf('b'));
});

test('files are dropped anywhere on the page, and open in no other one', async () => {
  await open();
  const drop = createEvent.drop(document.body, { dataTransfer: carrying([photo('d.png')]) });
  fireEvent(document.body, drop);
  expect(drop.defaultPrevented).toBe(true);
  (await sent(0)).answer(201, { address: addressOf('d') });
  await waitFor(() => expect(addresses()).toContain(addressOf('d')));
  // A text that is dropped is none of its business.
  const text = createEvent.drop(document.body, { dataTransfer: { files: [], types: ['text/plain'] } });
  fireEvent(document.body, text);
  expect(text.defaultPrevented).toBe(false);
  expect(Request.all.length).toBe(1);
});

test('each file that is not taken says why; those that may be taken later can be tried again', async () => {
  const { user, press } = await open();
  const choose = (...files: File[]) =>
    user.upload(screen.getByLabelText('Choose pictures', { selector: 'input' }), files);
  await choose(photo('page.png'), photo('busy.png'), photo('lost.png'), photo('huge.png'), photo('odd.png'));
  (await sent(0)).refuse(422, 'PICTURE_REFUSED', 'KIND', 'This file is no picture.');
  (await sent(1)).refuse(503, 'OVERLOADED');
  (await sent(2)).answer(0, '');
  (await sent(3)).answer(413, '<html>');
  (await sent(4)).answer(500, '<html>');
  await waitFor(() => expect(grid().getAllByRole('alert').length).toBe(5));
  expect(
    grid()
      .getAllByRole('alert')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'This file is no picture.',
    'Many pictures are being converted at the moment. Try again in a few seconds.',
    'The shop cannot be reached. Try again once you are connected.',
    'This file is too large. Make it smaller, and choose it again.',
    'Something went wrong',
  ]);
  expect(screen.queryByRole('button', { name: 'Try again: page.png' })).toBeNull();
  await press('Dismiss: page.png');
  expect(grid().queryByText('page.png')).toBeNull();
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
  expect(grid().getAllByText(full).length).toBe(had + 2);
  (await sent(0)).refuse(501, 'PICTURES_NOT_KEPT');
  expect(
    await screen.findByText('This shop does not keep pictures. Enter the address of one that is stored elsewhere.'),
  ).toBeVisible();
});

test('a picture is removed and brought back to its place', async () => {
  const { press } = await open();
  const before = addresses();
  expect(before.length).toBeGreaterThan(1);
  await press('Remove picture 1');
  expect(addresses()).toEqual(before.slice(1));
  expect(screen.getByRole('textbox', { name: 'Main picture' })).toHaveValue(before[1]);
  expect(screen.getByText('The picture is removed.')).toHaveRole('status');
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await press('Undo');
  expect(addresses()).toEqual(before);
});

test('the first picture is the main one, and any other can be moved there', async () => {
  const { press } = await open();
  const [one = '', two = '', three = ''] = addresses();
  const main = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Main picture' }).value;
  expect(main()).toBe(one);
  await press('Move picture 3 one place earlier');
  await press('Move picture 2 one place earlier');
  expect([main(), addresses()]).toEqual([three, [three, one, two]]);
  await press('Move picture 1 one place later');
  expect([main(), addresses()]).toEqual([one, [one, three, two]]);
});

test('a product without pictures gets its first file as the main one; until then nothing is called missing', async () => {
  const shop = await openProduct('/admin/product/new');
  await shop.user.click(screen.getByRole('button', { name: 'Create product' }));
  await shop.user.click(screen.getByRole('button', { name: 'Main picture' }));
  expect(shop.box('Main picture')).toHaveFocus();
  expect(shop.box('Main picture')).toHaveAccessibleDescription(/Choose a main picture\./);
  await shop.user.upload(screen.getByLabelText('Choose pictures', { selector: 'input' }), photo('red.png'));
  const request = await sent(0);
  expect(screen.queryByText('Choose a main picture.')).toBeNull();
  expect(screen.getByText('Pictures are being uploaded. You can save once they are there.')).toBeVisible();
  request.answer(201, { address: addressOf('a') });
  await waitFor(() => expect(shop.box('Main picture')).toHaveValue(addressOf('a')));
  expect(screen.queryByRole('button', { name: 'Main picture' })).toBeNull();
});

test('another part of an uploaded file is chosen by sending it again: the beginning, the end, the middle', async () => {
  const { user, press } = await open();
  const before = addresses();
  await user.upload(screen.getByLabelText('Choose pictures', { selector: 'input' }), photo('wide.png'));
  (await sent(0)).answer(201, { address: addressOf('a') });
  await waitFor(() => expect(addresses()).toEqual([...before, addressOf('a')]));
  expect(screen.queryByRole('button', { name: 'Show another part of picture 1' })).toBeNull();
  for (const [place, search] of ['x=0&y=0', 'x=1&y=1', 'x=0.5&y=0.5'].entries()) {
    await press(`Show another part of picture ${before.length + 1}`);
    const again = await sent(place + 1);
    expect(again.address).toBe(`/pictures?${search}`);
    expect(again.body?.name).toBe('wide.png');
    const address = addressOf('bcd'.charAt(place));
    again.answer(201, { address });
    await waitFor(() => expect(addresses()).toEqual([...before, address]));
  }
});
