import type { ReactElement } from 'react';
import { addressedName, ticketNumber } from '#gateway/ports/documents/flight-words.ts';
import type { ReceiptData } from '#gateway/ports/documents/receipt-data.ts';
import type { Texts } from '#gateway/ports/documents/texts.ts';
import { section, tableRow } from './parts.ts';

const SHARES = [3, 2.2, 3, 1.6];

/** Who travels, on which ticket, with which document. */
export function passengers({ passengers: all }: ReceiptData, texts: Texts): ReactElement {
  const { t, document } = texts;
  const head = ['name', 'ticketNumber', 'document', 'memberNumber'] as const;
  return section(
    t('receipt.passengers'),
    tableRow(
      head.map((id) => t(`receipt.${id}`)),
      SHARES,
      { head: true },
    ),
    ...all.map((passenger) =>
      tableRow(
        [
          `${addressedName(passenger)}\n${t(`passengerType.${passenger.passengerType}`)}`,
          ticketNumber(passenger.ticketNumber),
          `${document(passenger.documentType)}\n${passenger.maskedDocumentNumber}`,
          passenger.memberNumber ?? '–',
        ],
        SHARES,
      ),
    ),
  );
}
