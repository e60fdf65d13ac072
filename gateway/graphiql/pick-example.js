// Opens the tab of the example that is picked: the row of tabs is too long to look for one.
(() => {
  const picker = document.getElementById('examples');
  const tabOf = (title) =>
    [...document.querySelectorAll('.graphiql-tab-button')].find(
      ({ textContent }) => textContent.trim() === title,
    );
  const show = (tab) => tab.scrollIntoView({ inline: 'center', block: 'nearest' });
  // GraphiQL leaves the row of tabs at its beginning, whichever of them is open.
  new MutationObserver((_changes, observer) => {
    const active = document.querySelector('.graphiql-tab-active');
    if (!active) return;
    observer.disconnect();
    show(active);
  }).observe(document.getElementById('root'), { childList: true, subtree: true });
  picker.addEventListener('change', () => {
    const title = picker.value;
    const tab = tabOf(title);
    picker.value = '';
    if (tab) {
      tab.click();
      show(tab);
      return;
    }
    // It was closed: the page opens it again, as for a link to an example. GraphiQL has put the query of its tab in the address.
    history.replaceState(null, '', `${location.pathname}#${title}`);
    location.reload();
  });
})();
