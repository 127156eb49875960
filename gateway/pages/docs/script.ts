/** Runs in the page, which is whole without it. */
export const DOCS_SCRIPT = `
for (const place of document.querySelectorAll('[data-origin]')) place.textContent = location.origin;

for (const example of document.querySelectorAll('.example')) {
  const copy = example.querySelector('button');
  // Browsers have no clipboard where the address is neither https nor this machine's.
  copy.hidden = !navigator.clipboard;
  copy.addEventListener('click', () => {
    const tell = (text) => (example.querySelector('[role=status]').textContent = text);
    navigator.clipboard.writeText(example.querySelector('pre').textContent).then(
      () => tell('Copied'),
      () => tell('The browser does not allow it'),
    );
  });
}

const contents = document.getElementById('contents');
const fold = contents.querySelector('details');
const beside = matchMedia('(min-width: 1000px)');
const unfold = () => {
  if (beside.matches) fold.open = true;
};
unfold();
beside.addEventListener('change', unfold);

// What is folded opens for a link to it or into it, a second time as well.
const reveal = (hash) => {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  const folded = target?.closest('main details') ?? target?.querySelector(':scope > details');
  if (!folded || folded.open) return;
  folded.open = true;
  target.scrollIntoView();
};
addEventListener('hashchange', () => reveal(location.hash));
document.addEventListener('click', ({ target }) => {
  const link = target.closest('a[href^="#"]');
  if (link && link.hash === location.hash) reveal(link.hash);
});
reveal(location.hash);

const field = contents.querySelector('input');
const said = contents.querySelector('[role=status]');
const lines = contents.querySelector('.lines');
contents.querySelector('.filter').hidden = false;

// Fields, arguments, values and error codes by their names: Product.title of the anchor type-Product.title.
const members = [...document.querySelectorAll('main .members li, main tr[id]')].map(({ id }) => {
  const name = id.slice(id.indexOf('-') + 1);
  return { id, name, last: name.slice(name.lastIndexOf('.') + 1) };
});
const rank = (name, typed) => (name === typed ? 0 : name.startsWith(typed) ? 1 : 2);
const membersFor = (typed) => {
  if (typed === '') return [];
  const nameOf = ({ name, last }) => (typed.includes('.') ? name : last).toLowerCase();
  return members
    .filter((member) => nameOf(member).includes(typed))
    .sort((one, other) => rank(nameOf(one), typed) - rank(nameOf(other), typed));
};
const lineLink = ({ id, name }) => {
  const entry = document.createElement('li');
  const link = document.createElement('a');
  link.href = '#' + id;
  link.textContent = name;
  entry.append(link);
  return entry;
};

const filter = () => {
  const typed = field.value.trim().toLowerCase();
  let found = 0;
  for (const entry of contents.querySelectorAll('.groups li:not(:has(li))')) {
    entry.hidden = !entry.textContent.toLowerCase().includes(typed);
    if (!entry.hidden) found += 1;
  }
  for (const group of contents.querySelectorAll('.groups details')) {
    group.open = typed !== '' && group.querySelector('li:not([hidden])') !== null;
    group.parentElement.hidden = typed !== '' && !group.open;
  }
  const foundMembers = membersFor(typed);
  lines.hidden = foundMembers.length === 0;
  lines.querySelector('ul').replaceChildren(...foundMembers.map(lineLink));
  found += foundMembers.length;
  said.textContent = typed === '' ? '' : found === 0 ? 'Nothing here is called that.' : found + ' found';
};
field.addEventListener('input', filter);
// A browser fills it in again when the page is reloaded.
if (field.value) filter();

// Where the contents stay in sight, they show what is read.
const links = new Map([...contents.querySelectorAll('.groups a')].map((link) => [link.hash.slice(1), link]));
const places = [...document.querySelectorAll('main article[id], main section:not(:has(article[id]))')];
const inSight = new Set();
let current;
let opened;
const mark = () => {
  const place = beside.matches && places.find((one) => inSight.has(one));
  const link = place && links.get(place.id || place.getAttribute('aria-labelledby'));
  if (!link || link === current) return;
  current?.removeAttribute('aria-current');
  current = link;
  link.setAttribute('aria-current', 'location');
  if (field.value) return;
  const group = link.closest('.groups details');
  if (opened && opened !== group) opened.open = false;
  opened = group && !group.open ? group : opened;
  if (group) group.open = true;
  const [own, all] = [link.getBoundingClientRect(), contents.getBoundingClientRect()];
  if (own.top < all.top + 90 || own.bottom > all.bottom) contents.scrollTop += own.top - all.top - contents.clientHeight / 3;
};
const watch = new IntersectionObserver((seen) => {
  for (const { target, isIntersecting } of seen) inSight[isIntersecting ? 'add' : 'delete'](target);
  mark();
}, { rootMargin: '-60px 0px -60% 0px' });
for (const place of places) watch.observe(place);
`;
