import type { Locale } from '#schema/codes/base/locales.ts';
import type { BoardingPassData } from './boarding-pass-data.ts';
import type { ItineraryData } from './itinerary-data.ts';
import type { ReceiptData } from './receipt-data.ts';

/**
 * The documents that are drawn as PDF. Typesetting is loaded with the first of them: most e-mails
 * have none, and it takes half of a second and 50 MB. They block the calling thread: use the
 * functions of documents.ts.
 */
export async function drawReceipt(data: ReceiptData, locale: Locale): Promise<Uint8Array> {
  const receipt = await import('./receipt/receipt.document.ts');
  return receipt.drawReceipt(data, locale);
}

export async function drawItinerary(data: ItineraryData, locale: Locale): Promise<Uint8Array> {
  const itinerary = await import('./itinerary/itinerary.document.ts');
  return itinerary.drawItinerary(data, locale);
}

export async function drawBoardingPasses(
  data: readonly BoardingPassData[],
  locale: Locale,
): Promise<Uint8Array> {
  const passes = await import('./boarding-pass/boarding-pass.document.ts');
  return passes.drawBoardingPasses(data, locale);
}
