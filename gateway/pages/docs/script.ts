import { editDistance } from '../../../schema/edit-distance.ts';

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

// The way back to the contents is of no use where they are in sight.
const back = document.querySelector('.to-contents');
new IntersectionObserver(([seen]) => (back.hidden = seen.isIntersecting)).observe(contents);

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

const search = document.querySelector('.search');
const field = search.querySelector('input');
const found = search.querySelector('.found');
search.hidden = false;

// What the contents name, then fields, arguments, values and error codes: Product.title of the anchor type-Product.title.
const GROUPS = { objects: 'object', inputs: 'input', enums: 'enum', scalars: 'scalar', 'payloads-and-their-codes': 'payload' };
const kinds = new Map();
const named = [...contents.querySelectorAll('.groups a')].map((link) => {
  const name = link.textContent;
  const id = link.hash.slice(1);
  const group = document.getElementById(id)?.closest('section')?.getAttribute('aria-labelledby');
  const type = GROUPS[group] === 'payload' && name.endsWith('Code') ? 'enum' : GROUPS[group];
  const kind = id === group ? 'section' : (type ?? id.slice(0, id.indexOf('-')));
  kinds.set(name, kind);
  return { id, name, last: name, kind };
});
// What it is, and of what: 'field of Product'.
const memberKind = (id, name) => {
  const owner = name.slice(0, Math.max(0, name.lastIndexOf('.')));
  if (owner === '') return 'error code';
  if (owner.endsWith('.code') || kinds.get(owner) === 'enum') return 'value of ' + owner;
  return (id.startsWith('type-') && !owner.includes('.') ? 'field of ' : 'argument of ') + owner;
};
const members = [...document.querySelectorAll('main .members li, main tr[id]')].map(({ id }) => {
  const name = id.slice(id.indexOf('-') + 1);
  return { id, name, last: name.slice(name.lastIndexOf('.') + 1), kind: memberKind(id, name) };
});
const all = [...named, ...members];
const plain = (text) => text.toLowerCase().replace(/[ _-]/g, '');
const rank = (name, typed) => (name === typed ? 0 : name.startsWith(typed) ? 1 : 2);
const nameFor = (typed) => ({ name, last }) => plain(typed.includes('.') ? name : last);
const placesFor = (typed) => {
  const nameOf = nameFor(typed);
  return all
    .filter((place) => nameOf(place).includes(typed))
    .sort((one, other) => rank(nameOf(one), typed) - rank(nameOf(other), typed));
};
// Letters left out, too many, wrong or swapped.
const distance = ${String(editDistance)};
const nearFor = (typed) => {
  const most = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
  if (most === 0) return [];
  const nameOf = nameFor(typed);
  return all
    .map((place) => {
      const name = nameOf(place);
      const beginnings = [-1, 0, 1].map((more) => name.slice(0, typed.length + more));
      return { place, whole: distance(typed, name), start: Math.min(...beginnings.map((start) => distance(typed, start))) };
    })
    .filter(({ start }) => start <= most)
    .sort((one, other) => one.start - other.start || one.whole - other.whole)
    .map(({ place }) => place);
};
const aboutOf = (id) => document.getElementById(id)?.querySelector('.about, p:not(.name), td')?.textContent.trim() ?? '';
const placeLink = ({ id, name, kind }) => {
  const entry = document.createElement('li');
  const place = document.createElement('div');
  const link = document.createElement('a');
  const about = document.createElement('span');
  const what = document.createElement('small');
  link.href = '#' + id;
  link.textContent = name;
  about.textContent = kind === 'section' ? '' : aboutOf(id);
  what.textContent = kind;
  link.setAttribute('aria-description', kind + (about.textContent && ': ' + about.textContent));
  place.append(link, about);
  entry.append(place, what);
  return entry;
};

const SHOWN = 60;
const fill = () => {
  const typed = plain(field.value);
  const exact = typed === '' ? [] : placesFor(typed);
  const places = exact.length > 0 ? exact : nearFor(typed);
  found.hidden = typed === '';
  found.querySelector('ul').replaceChildren(...places.slice(0, SHOWN).map(placeLink));
  found.querySelector('p').textContent =
    typed === ''
      ? ''
      : (exact.length === 0 ? 'Nothing here is called that.' : exact.length + ' found') +
        (exact.length === 0 && places.length > 0 ? ' These are almost:' : '') +
        (places.length > SHOWN ? ', the first ' + SHOWN + ' are shown' : '');
};
field.addEventListener('input', fill);
field.addEventListener('focus', fill);
const close = () => (found.hidden = true);
addEventListener('hashchange', close);
// The list of what is found goes: the place that was chosen has the focus.
found.addEventListener('click', (event) => {
  const link = event.target.closest('a');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  close();
  location.hash = link.hash;
  reveal(link.hash);
  const place = document.getElementById(decodeURIComponent(link.hash.slice(1)));
  const summary = place.querySelector(':scope > details > summary');
  if (!summary) place.tabIndex = -1;
  (summary ?? place).focus({ preventScroll: true });
  place.scrollIntoView();
});
document.addEventListener('click', ({ target }) => search.contains(target) || close());
search.addEventListener('focusout', ({ relatedTarget }) => relatedTarget && !search.contains(relatedTarget) && close());
search.addEventListener('keydown', (event) => {
  const links = [...found.querySelectorAll('a')];
  const at = links.indexOf(document.activeElement);
  const next = { ArrowDown: links[at + 1], ArrowUp: at > 0 ? links[at - 1] : field }[event.key];
  if (event.key === 'Enter' && at === -1 && !found.hidden) links[0]?.click();
  else if (event.key === 'Escape') {
    // A second press leaves the search.
    const isLeft = field.value === '' && document.activeElement === field;
    field.focus();
    close();
    if (isLeft) field.blur();
  } else if (next && !found.hidden) {
    next.focus();
    event.preventDefault();
  }
});
document.addEventListener('keydown', (event) => {
  const isTyped = event.target.closest('input, textarea, select, [contenteditable]');
  const isSearch = event.target === field && field.value === '';
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || (isTyped && !isSearch)) return;
  event.preventDefault();
  field.focus();
  field.select();
});

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
  const group = link.closest('.groups details');
  if (opened && opened !== group) opened.open = false;
  opened = group && !group.open ? group : opened;
  if (group) group.open = true;
  const [own, all] = [link.getBoundingClientRect(), contents.getBoundingClientRect()];
  if (own.top < all.top || own.bottom > all.bottom) contents.scrollTop += own.top - all.top - contents.clientHeight / 3;
};
const watch = new IntersectionObserver((seen) => {
  for (const { target, isIntersecting } of seen) inSight[isIntersecting ? 'add' : 'delete'](target);
  mark();
}, { rootMargin: '-100px 0px -60% 0px' });
for (const place of places) watch.observe(place);
`;
