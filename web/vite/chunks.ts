/**
 * What pages share, in a few files rather than a hundred: each file costs a phone some
 * milliseconds, and small ones travel unpacked. The first group that matches takes a module, with
 * what it imports. A page loads the whole of each file, so a group holds what nearly the same pages
 * need, and nothing that is loaded later.
 */
export const CHUNKS = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-intl|@formatjs|intl-messageformat|cookie)\//,
  },
  // Chakra's core with the site's system; text pages load none of it
  {
    name: 'chakra',
    test: /node_modules\/(@chakra-ui\/react\/dist\/esm\/(styled-system|utils|preset-base|create-context|merge-)|@emotion|stylis|@pandacss|react-is|hoist-non-react-statics)|web\/app\/ui\/(theme|provider)\/.*\.tsx?$/,
  },
  // the frame of every page
  {
    name: 'shell',
    test: /web\/app\/((shell|session)\/(?!layouts).*|i18n\/(?!format\/(days|use-clock|zone-time|article-figures|units|use-measures)).*|apollo\/api-locale|scenes\/sky\/great-circle|ui\/(control-style|page-heading|badge|visually-hidden|icons\/icon-service)|components\/(aircraft-name\/[\w-]+|itinerary\/terminal-number|fare-conditions\/use-brand-name))\.tsx?$|schema\/(codes\/flights\/(cabins|airport-counters)|rules\/base\/bounded-text)/,
  },
  // the clock of an airport's zone: pages of text do without
  {
    name: 'dates',
    test: /node_modules\/dayjs\/|schema\/rules\/base\/(calendar|local-date|time)|web\/app\/i18n\/format\/(days|use-clock|zone-time)/,
  },
  // a map of flights is drawn by all of them
  {
    name: 'route-map',
    test: /web\/app\/components\/route-map\/.*\.tsx?$/,
  },
  // a hook of a few lines and its parts: in files of their own they weigh twice as much. After the
  // shell: the first group takes what both import, and no text page loads a command
  {
    name: 'command',
    test: /@apollo\/client\/react\/hooks\/useMutation|web\/app\/apollo\/(mutation\/|idempotency-key)|web\/app\/page\/(refusal-text|fault-reference)/,
  },
  // what the forms of booking and account rule by: a file for each rule would weigh more than all
  // in one
  {
    name: 'travellers',
    test: /schema\/codes\/travellers\/(?!special-meals)|schema\/rules\/travellers\/(names|name-characters|contact|document-(number|validity|offer)|identity-(number|holder)|frequent-flyer|document-duplicates|date-of-birth)\.ts|web\/app\/components\/traveller-words\/use-traveller-words|schema\/format\/phone\.ts/,
  },
  // what is only a look: plain elements, for text pages and screens alike
  {
    name: 'looks',
    test: /web\/app\/ui\/(notice|panel|text-link|description-list|part-heading|list|muted|table\/[\w-]+)\.tsx?$/,
  },
  // what most screens are made of: a part that needs it must not bring it into a file of its own
  {
    name: 'controls',
    test: /web\/app\/(ui\/(button-row|dialog\/dialog)|page\/(page-column|needs-scripts)|components\/missing\/missing|routes\/account\/guard\/sign-in-again)\.tsx/,
  },
  // a request and its answer: text pages ask without Apollo
  {
    name: 'gateway',
    test: /web\/app\/apollo\/(fetch-query|gateway-(error|request|answer)|document-id)\.ts/,
  },
  // Apollo, as far as every screen takes it, with boxes, rows and columns
  {
    name: 'apollo',
    test: /web\/app\/apollo\/(gateway-provider|browser-client|loaded-query|loader-query|use-loader-query|use-refetch|server-clock|use-server-now|member\/cached-boarding-passes)|@chakra-ui\/react\/dist\/esm\/components\/(box|flex|grid|span|stack|text)\//,
  },
  // what pays for flights, and for seats, extras and changes of date
  { name: 'payment', test: /web\/app\/components\/payment\/[\w-]+\.tsx?$/ },
  // the boxes of a day, in forms and on pages of text
  { name: 'day', test: /web\/app\/(forms\/(day-boxes|date-parts)|ui\/native\/native-input)\.tsx?/ },
  // a field with its label, hint and error, as it is without a form too
  {
    name: 'fields',
    test: /node_modules\/(@ark-ui\/react\/dist\/components\/field|@chakra-ui\/react\/dist\/esm\/components\/(field|input|native-select))\/|web\/app\/ui\/input\.tsx/,
  },
  // forms, with the fields that most of them have
  {
    name: 'forms',
    test: /node_modules\/(react-hook-form|@hookform|valibot)\/|web\/app\/forms\/(use-site-form|form|field-(frame|pair)|(text|select|date|phone|region|checkbox|radio)-field|use-draft)\.tsx?/,
  },
  // the face of a membership card, with its flower
  {
    name: 'club-card',
    test: /web\/app\/components\/club-card\/card-face\.tsx|schema\/codes\/(base\/flower|club\/tier-benefits)\.ts/,
  },
  // what names a booking or a ticket
  { name: 'order-key', test: /schema\/rules\/orders\/order-(key|reference)\.ts/ },
  // the form in which those who hold a ticket ask for what is theirs
  {
    name: 'look-up',
    test: /web\/app\/(components\/ticket-fields\/(name|ticket)-fields|routes\/trips\/order-detail\/find\/(use-request-code|requested-code))\.tsx?/,
  },
  // travellers with their documents, in a form
  {
    name: 'traveller',
    test: /web\/app\/(components\/traveller-form\/(sent-person|document-fields|traveller-values|path-of-field|fault)|routes\/booking\/passengers\/(party-members|booking-context|booking-draft|submission\/submission-key))\.tsx?$|schema\/rules\/flights\/route-kinds/,
  },
  // what a search is made of: kept in addresses, from the first page to payment; with the styles of
  // the panel, which the server renders and whose code comes later
  {
    name: 'search',
    test: /web\/app\/components\/((search-panel\/search-(query|draft)|converted-price\/exchange-rates)\.ts|(search-panel\/(search|party)|airport-combobox\/airport)-\w+\.module\.css)|schema\/rules\/(flights\/trip-search|travellers\/(age-band|booking-party))\.ts/,
  },
  {
    name: 'places',
    test: /web\/app\/components\/(airport-combobox\/(airport-combobox|place|recent-places)|search-panel\/(places-pair|date-field|field-problem))\.tsx?/,
  },
  // flights of a trip in lines and in details
  {
    name: 'itinerary',
    test: /web\/app\/components\/itinerary\/(bound-summary|itinerary-detail|segment-detail|use-bound-label)\.tsx?/,
  },
  // what the steps of a booking share
  {
    name: 'booking',
    test: /web\/app\/(ui\/(steps|disclosure\/fold|use-is-wide)|components\/(booking-steps\/booking-steps|price-change\/price-change-dialog|price-summary\/use-tax-name|fare-conditions\/(fare-conditions|use-conditions|condition-mark)|converted-price\/(converted-note|in-chosen-currency|use-in-chosen-currency))|routes\/booking\/.*\/(trip-in-address|search-of-trip))\.tsx?/,
  },
  // how a text page stands in the site, for readers and search engines
  {
    name: 'place',
    test: /web\/app\/(page\/(structured-data|page-description)|site-map\/(site-map|club-pages))\.tsx?/,
  },
  // the head of a page about a flight; its picture comes after the page
  {
    name: 'stage',
    test: /web\/app\/scenes\/stage\/((flight|fading)-stage|first-flight|sky-strip|way|stage\.module)\.(tsx?|css)/,
  },
  // places under their sky
  {
    name: 'scenes',
    test: /web\/app\/scenes\/(stage\/(city-scene|stage-end|beside-scene)|drawn\/\w{3}\.gen\.svg)|schema\/rules\/sky\/(sun|sky-name)\.ts/,
  },
  // an order: its state, tickets, seats and addresses
  {
    name: 'orders',
    test: /web\/app\/(components\/(unpaid-orders|order-cancel|order-updates|order-view(?!\/(flight-ticket|ticket-(fact|times|sky)|ends-of-bound))|seat-order)\/|components\/check-in\/flights-to-check-in|components\/.*-paths\.ts|page\/(with-aside|use-in-viewport)|ui\/(skeleton|printed-code|brand-mark\/ticket)\.tsx)|schema\/rules\/orders\/order-/,
    minShareCount: 3,
  },
  // a trip in pictures, and the tickets of its flights: after what more pages need of an order
  {
    name: 'trip',
    test: /web\/app\/(scenes\/(stage\/(trip|place)-stage|sky\/(flight-sky|sun-of-flight))|components\/order-view\/(flight-ticket|ticket-(fact|times)|ends-of-bound|order-trip))\.tsx?/,
  },
  // the papers of an order, and who travels on it
  {
    name: 'order-papers',
    test: /web\/app\/components\/order-view\/(order-(contact|tickets|files|travellers)|time-to-pay|booking-reference)\.tsx?/,
  },
];
