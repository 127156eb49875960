/**
 * Runs in the page, which is whole without it: reads the page again while somebody sees it, and takes over what has changed.
 * XMLHttpRequest parses it, since Trusted Types forbid all that makes HTML of a text.
 */
export const STATUS_SCRIPT = `
const EVERY_MS = 10000;
const said = document.getElementById('checked');
let checked = performance.now();
let answered = true;

const tell = () => {
  const seconds = Math.round((performance.now() - checked) / 1000);
  said.textContent = 'Checked ' + seconds + ' s ago' + (answered ? '' : '; no answer since');
};
const settle = (page) => {
  answered = page !== null;
  if (page === null) document.querySelector('.state').dataset.state = 'unknown';
  else {
    checked = performance.now();
    const next = page.querySelectorAll('[data-live]');
    document.querySelectorAll('[data-live]').forEach((part, at) => {
      if (!part.isEqualNode(next[at])) part.replaceWith(document.adoptNode(next[at]));
    });
  }
  tell();
};
const check = () => {
  const request = new XMLHttpRequest();
  request.open('GET', location.pathname + '?refresh');
  request.setRequestHeader('accept', 'text/html');
  request.responseType = 'document';
  request.timeout = EVERY_MS;
  request.onloadend = () => settle(request.status === 200 ? request.response : null);
  request.send();
};
tell();
setInterval(() => document.hidden || tell(), 1000);
setInterval(() => document.hidden || check(), EVERY_MS);
document.addEventListener('visibilitychange', () => document.hidden || check());
`;
