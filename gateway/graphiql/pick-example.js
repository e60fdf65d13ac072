// Opens the tab of the example that is picked: the row of tabs is too long to look for one.
(() => {
  const picker = document.getElementById('examples');
  const tabOf = (title) =>
    [...document.querySelectorAll('.graphiql-tab-button')].find(
      ({ textContent }) => textContent.trim() === title,
    );
  picker.addEventListener('change', () => {
    const title = picker.value;
    const tab = tabOf(title);
    picker.value = '';
    if (tab) {
      tab.click();
      tab.scrollIntoView({ inline: 'center', block: 'nearest' });
      return;
    }
    // It was closed: the page opens it again, as for a link to an example. GraphiQL has put the query of its tab in the address.
    history.replaceState(null, '', `${location.pathname}#${title}`);
    location.reload();
  });
})();
