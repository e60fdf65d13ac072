import type { SpecialService } from './special-services.ts';

/** What a traveller brings for a service, on paper or as a file. */
export const CARE_DOCUMENTS = ['MEDICAL_FORM', 'TRAINING_CERTIFICATE', 'ANIMAL_HEALTH'] as const;
export type CareDocument = (typeof CARE_DOCUMENTS)[number];

/** How a service is asked for. */
export type CareService = {
  /** Ask for it at the latest so many hours before departure. */
  readonly noticeHours: number;
  readonly documents: readonly CareDocument[];
  /** How many seats are paid for besides the traveller's own; 0: the service is free. */
  readonly paidSeats: number;
  /**
   * How many travellers may have it on a flight, by the aircraft's aisles; null: as many as ask.
   */
  readonly perFlight: { readonly singleAisle: number; readonly twinAisle: number } | null;
};

/**
 * Services that the airline does not have. No minor travels without a guardian (RULES 2.4), so that
 * the crew accompanies none. The code stays in the list of requests, since tickets of other
 * carriers may carry it.
 */
export const SERVICES_NOT_OFFERED = ['UMNR'] as const satisfies readonly SpecialService[];

/** A service that can be asked for. */
export type OfferedService = Exclude<SpecialService, (typeof SERVICES_NOT_OFFERED)[number]>;

const atCounter = { noticeHours: 48, documents: [], paidSeats: 0, perFlight: null } as const;

/**
 * Special services with their notice, documents and numbers; free of charge wherever no seat is
 * taken.
 */
export const CARE_SERVICES: Readonly<Record<OfferedService, CareService>> = {
  WCHR: atCounter,
  WCHS: atCounter,
  WCHC: { ...atCounter, perFlight: { singleAisle: 4, twinAisle: 8 } },
  BLND: atCounter,
  DEAF: atCounter,
  DPNA: atCounter,
  MAAS: atCounter,
  MEDA: { ...atCounter, noticeHours: 72, documents: ['MEDICAL_FORM'] },
  OXYG: {
    noticeHours: 72,
    documents: ['MEDICAL_FORM'],
    paidSeats: 0,
    perFlight: { singleAisle: 2, twinAisle: 4 },
  },
  STCR: {
    noticeHours: 120,
    documents: ['MEDICAL_FORM'],
    paidSeats: 6,
    perFlight: { singleAisle: 1, twinAisle: 1 },
  },
  BSCT: { ...atCounter, perFlight: { singleAisle: 2, twinAisle: 6 } },
  SVAN: {
    noticeHours: 72,
    documents: ['TRAINING_CERTIFICATE', 'ANIMAL_HEALTH'],
    paidSeats: 0,
    perFlight: { singleAisle: 2, twinAisle: 4 },
  },
  EXST: { noticeHours: 24, documents: [], paidSeats: 1, perFlight: null },
};

export const OFFERED_SERVICES = Object.keys(CARE_SERVICES) as OfferedService[];

/** Wheelchairs and walking aids in the hold, free of charge and beyond the baggage allowance. */
export const MOBILITY_AIDS = {
  pieces: 2,
  /**
   * Lithium batteries that can be taken out travel in the cabin: watt-hours of each, and of each
   * where there are two.
   */
  batteryWattHours: 300,
  pairedBatteryWattHours: 160,
  /** Battery-driven ones are checked in at the counter so many minutes before departure. */
  handInMinutes: 150,
} as const;

/** The medical form (MEDIF) and what is on board. */
export const MEDICAL = {
  /** Filled in by a doctor not longer than so many days before departure. */
  formDays: 10,
  /** The airline's doctors answer within so many hours. */
  answerHours: 24,
  /** After an operation or a heart attack a form is needed for so many days. */
  afterOperationDays: 10,
  /** Own concentrators: charged for so much of the journey, in per cent. */
  concentratorChargePercent: 150,
  /** Adults who travel with a passenger on a stretcher. */
  stretcherCompanions: 1,
} as const;

/** The bassinet before the first row of a cabin, for infants up to these. */
export const BASSINET = { kilograms: 11, centimetres: 70 } as const;

/** Guide and assistance dogs in the cabin. */
export const SERVICE_ANIMALS = {
  perTraveller: 1,
  /** A veterinary's certificate is not older than so many days; each country asks for more. */
  healthCertificateDays: 10,
} as const;
