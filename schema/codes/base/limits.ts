/**
 * Every number of the product's rules, once (RULES 1.1). The API publishes them as `businessRules`;
 * no screen, no resolver and no text repeats one.
 */
export const LIMITS = {
  /** Ages in completed years on the local day of departure (RULES 2.1). */
  adultFromAge: 12,
  childFromAge: 2,
  infantFromDays: 14,
  /** A date of birth that makes a traveller older is a typing error (RULES 2.3). */
  oldestAge: 120,
  /** A guardian may travel with children and infants (RULES 2.4). */
  guardianFromAge: 18,
  /** INF + CHD <= this many times the guardians, INF <= guardians. */
  dependantsPerGuardian: 2,
  infantsPerGuardian: 1,
  travellersPerBooking: 9,
  boundsPerSearch: 6,
  bookingHorizonDays: 361,

  /** Deadlines in minutes. */
  paymentWindowMinutes: 50,
  seatHoldMinutes: 20,
  offerMinutes: 20,
  orderAccessMinutes: 60,
  /**
   * Unpaid orders that may hold seats at once: of one browser (a family that books in parts), and
   * from one network address (an office, a campus). What a script can hold is bounded by them;
   * OPEN_ORDERS_PER_... in the environment sets others.
   */
  openOrders: { perSession: 5, perAddress: 200 },
  /**
   * Seats on one flight in unpaid orders from one network address: three orders of the largest
   * party.
   */
  openSeatsPerFlightAndAddress: 27,
  /** Orders made from one network address, paid or not: each may write to a stranger's mailbox. */
  ordersPerAddressAndHour: 120,
  /**
   * Nothing is written about an order that its own browser cancels within so long of making it: the
   * page has said so.
   */
  quietCancellationMinutes: 10,
  /** A return that leaves sooner after the arrival is allowed, with a warning. */
  tightConnectionMinutes: 60,
  minimumConnectionMinutes: { domestic: 60, international: 90 },

  verificationCode: { digits: 6, validMinutes: 5, resendSeconds: 60, tries: 5 },

  loginPassword: { minLength: 6, maxLength: 16 },
  consumptionPassword: { digits: 6, tries: 5 },
  /**
   * A change of contact can be undone for so long, by a link that goes to the contacts of before.
   */
  contactUndoHours: 72,
  /**
   * Points cannot be spent for so long after a change of contact, or a login password that a code
   * set.
   */
  pointsHoldHours: 24,

  /** Seats and check-in (RULES 6.4 to 7.5). */
  fellowPassengers: 4,
  /** The foremost rows of economy that are sold as front rows. */
  frontRows: 4,
  seatProposals: 6,
  emergencyExitMinAge: 16,
  emergencyExitMaxAge: 64,
  checkInOpensMinutes: 48 * 60,
  checkInClosesMinutes: 60,
  checkInCancellationMinutes: 48 * 60,
  checkInCancellationsPerSegment: 2,

  /**
   * The day of a flight. Its status is published for a week back, for those who claim or look back
   * at a trip, and ahead as far as flights are sold: a passenger wants to see that the booked
   * flight still goes. Minutes are counted back from departure.
   */
  flightDay: {
    statusDaysBack: 7,
    /** Less than this after schedule is on time, as the industry counts it (D15, A15). */
    lateFromMinutes: 15,
    /** From here on operations control expects a time of its own, and has assigned an aircraft. */
    estimatesFromMinutes: 24 * 60,
    gateFromMinutes: 3 * 60,
    boardingMinutes: 40,
  },

  refundWorkingDays: 7,
  refundProof: { files: 5, bytes: 5 * 1024 * 1024 },
  /** Pictures of a document that is verified. */
  identityPictures: { files: 2, bytes: 5 * 1024 * 1024 },
  /** Files of one browser or member that no request uses yet. */
  unusedUploads: 10,
  /** Before the new departure, the traveller's choice about a change by the airline ends. */
  decideByHours: 24,
  frequentPassengers: 50,
  /** A removed frequent passenger can be brought back; then the data is erased. */
  removedPassengerMinutes: 60,
  extrasPerItem: 9,
  /** How many of an extra are left on a flight is told from here on. */
  extrasToldLeft: 5,
  pointsCreditWorkingDays: 5,
  /** Longest period of one statement of points. */
  statementYears: 2,
  /** One point offsets this many minor units of CNY (1 yuan). */
  pointValueMinorUnits: 100,

  dateChangesPerTicket: 1,
  freeDateChangeDays: 3,
  receiptDaysAfterUse: 27,
  receiptYearsFromPurchase: 1,
  /** Letters and digits of a booking reference (record locator). */
  bookingReferenceLength: 6,
  /** Letters and digits of the number of an itinerary confirmation. */
  itineraryNumberLength: 12,
  ticketValidityYears: 1,
  segmentStatisticsMonths: 12,
  birthCertificateUnderAge: 16,
  /** Soldiers' and police documents are offered from this age. */
  serviceDocumentFromAge: 16,
  documentExpiryWarningMonths: 6,

  /** A deleted message can be brought back for so long. */
  messageRestoreMinutes: 60,

  /** Entries of a page of a list, at most. */
  page: { most: 50, mostPoints: 100 },
  /** Bytes of one answer of the API, at most. */
  answerBytes: 4 * 1024 * 1024,
  /** Characters of the key that a client makes up for a submission. */
  idempotencyKey: { minLength: 8, maxLength: 64 },
  /** Shortest national phone number, in digits. */
  phoneNumberMinDigits: 4,
  /** Lengths of fields, in characters after normalisation. */
  text: {
    name: 30,
    email: 254,
    phone: 15,
    documentNumber: 20,
    memberNumber: 20,
    contactName: 60,
    orderReference: 14,
    flightNumber: 10,
    searchText: 100,
    refundNote: 500,
    fileName: 100,
  },
  /**
   * Characters that may be typed for each one that is kept: spaces, hyphens and separate accents
   * go.
   */
  typedPerCharacter: 4,
  /** Accents and vowel signs on one letter of a name; no script writes more in names. */
  marksInARow: 3,

  /** Digits of a membership number of the own club; the last one checks the others. */
  clubNumberDigits: 10,

  /** The web site (RULES 12.3 to 12.9). */
  chunkReloadSeconds: 10,
  routesPreloadedAtOnce: 5,
  toastMilliseconds: 5000,
  icons: {
    loaderMilliseconds: 1500,
    apiMilliseconds: 5000,
    rotateMilliseconds: 750,
    maxUrlLength: 500,
    cacheEntries: 50,
    cacheHours: 168,
  },
} as const;
