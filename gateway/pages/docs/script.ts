/** Runs in the page, which is whole without it. */
export const DOCS_SCRIPT = `
for (const place of document.querySelectorAll('[data-origin]')) place.textContent = location.origin;

const contents = document.getElementById('contents');
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
  for (const group of contents.querySelectorAll('details')) {
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
`;
