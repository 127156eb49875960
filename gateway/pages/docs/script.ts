/** Runs in the page, which is whole without it: names the page's own address, and filters the list of contents. */
export const DOCS_SCRIPT = `
for (const place of document.querySelectorAll('[data-origin]')) place.textContent = location.origin;

const nav = document.querySelector('nav');
const field = nav.querySelector('input');
const said = nav.querySelector('[role=status]');
nav.querySelector('.filter').hidden = false;

const filter = () => {
  const typed = field.value.trim().toLowerCase();
  let found = 0;
  for (const entry of nav.querySelectorAll('li:not(:has(li))')) {
    entry.hidden = !entry.textContent.toLowerCase().includes(typed);
    if (!entry.hidden) found += 1;
  }
  for (const group of nav.querySelectorAll('details')) {
    group.open = typed !== '' && group.querySelector('li:not([hidden])') !== null;
    group.parentElement.hidden = typed !== '' && !group.open;
  }
  said.textContent = typed === '' ? '' : found === 0 ? 'Nothing here is called that.' : found + ' found';
};
field.addEventListener('input', filter);
// A browser fills it in again when the page is reloaded.
if (field.value) filter();
`;
