// The search of the reference: names and first sentences, in the browser. Its list is loaded when the field is first used.
(() => {
  const field = document.getElementById('search');
  const found = document.getElementById('found');
  const count = document.getElementById('count');
  const MOST = 30;
  let entries = null;
  const load = () => {
    entries ??= fetch('/reference/search.json').then((answer) => answer.json());
    return entries;
  };

  // A name that is the word, begins with it, has it; then a sentence that has every word.
  const rankOf = ({ name, text }, sought, words) => {
    const lower = name.toLowerCase();
    const last = lower.slice(lower.lastIndexOf('.') + 1);
    if (lower === sought || last === sought) return 0;
    if (lower.startsWith(sought) || last.startsWith(sought)) return 1;
    if (lower.includes(sought)) return 2;
    return words.every((word) => `${lower} ${text.toLowerCase()}`.includes(word)) ? 3 : null;
  };
  const row = ({ name, kind, href, text }) => {
    const item = document.createElement('li');
    const label = Object.assign(document.createElement('span'), {
      className: 'kind',
      textContent: kind,
    });
    const link = Object.assign(document.createElement('a'), { href, textContent: name });
    item.append(label, ' ', link, ' ', text);
    return item;
  };
  const search = async () => {
    const sought = field.value.trim().toLowerCase();
    const words = sought.split(/\s+/);
    const all = sought === '' ? [] : await load();
    if (sought !== field.value.trim().toLowerCase()) return;
    const ranked = all
      .map((entry) => ({ entry, rank: rankOf(entry, sought, words) }))
      .filter(({ rank }) => rank !== null)
      .toSorted(
        (one, other) => one.rank - other.rank || one.entry.name.length - other.entry.name.length,
      );
    found.replaceChildren(...ranked.slice(0, MOST).map(({ entry }) => row(entry)));
    const shown = ranked.length > MOST ? `, the first ${MOST} of them here` : '';
    count.textContent = sought === '' ? '' : `${ranked.length} found${shown}`;
  };
  field.addEventListener('focus', load);
  field.addEventListener('input', search);
  addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.target.closest('input, textarea')) return;
    event.preventDefault();
    field.focus();
  });
})();
