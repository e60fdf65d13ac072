// Leads from a page of the site to what is under it: a button at its edge, and Alt+Shift+U. What the page has asked for since it was
// rendered is looked under too; changes are not, as they are not repeated.
(() => {
  const { label } = document.currentScript.dataset;
  const asked = [];
  const note = (list) => {
    for (const { name, initiatorType } of list.getEntries()) {
      if (initiatorType !== 'fetch') continue;
      const url = new URL(name);
      if (url.origin === location.origin && url.pathname === '/graphql' && url.search)
        asked.push({ page: location.href, search: url.search.slice(1) });
    }
  };
  new PerformanceObserver(note).observe({ type: 'resource', buffered: true });

  const lookUnder = () => {
    const query = new URLSearchParams({ of: location.pathname + location.search });
    const later = asked.filter(({ page }) => page === location.href);
    for (const search of new Set(later.map((one) => one.search))) query.append('later', search);
    open(`/reference/screen?${query}`, '_blank', 'noopener');
  };

  const show = () => {
    const place = document.createElement('aside');
    place.setAttribute('aria-label', label);
    Object.assign(place.style, {
      position: 'fixed',
      insetInlineEnd: '8px',
      insetBlockEnd: '8px',
      zIndex: '1500',
    });
    const button = document.createElement('button');
    Object.assign(button, { type: 'button', title: label, textContent: '{ }' });
    button.setAttribute('aria-label', label);
    button.setAttribute('aria-keyshortcuts', 'Alt+Shift+U');
    Object.assign(button.style, {
      minWidth: '44px',
      minHeight: '44px',
      borderRadius: '22px',
      border: '2px solid #fff',
      background: '#1c1c1c',
      color: '#fff',
      font: '600 15px ui-monospace, monospace',
      cursor: 'pointer',
    });
    button.addEventListener('click', lookUnder);
    place.append(button);
    document.documentElement.append(place);
  };
  addEventListener('keydown', (event) => {
    if (!(event.altKey && event.shiftKey && event.code === 'KeyU')) return;
    event.preventDefault();
    lookUnder();
  });
  // after React has taken the document over
  if (document.readyState === 'complete') show();
  else addEventListener('load', show);
})();
