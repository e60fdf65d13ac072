import type { OwnData } from '#gateway/database/own-data.ts';
import { airlineChangeOwnData } from '#gateway/modules/airline-changes/airline-change-own-data.condition.ts';
import { benefitOwnData } from '#gateway/modules/benefits/benefit-own-data.condition.ts';
import { checkInOwnData } from '#gateway/modules/check-in/check-in-own-data.condition.ts';
import { dateChangeOwnData } from '#gateway/modules/date-changes/date-change-own-data.condition.ts';
import { savedPassengerOwnData } from '#gateway/modules/frequent-passengers/saved-passenger-own-data.condition.ts';
import { confirmationOwnData } from '#gateway/modules/itinerary-confirmations/confirmation-own-data.condition.ts';
import { messageOwnData } from '#gateway/modules/member-messages/message-own-data.condition.ts';
import { memberOwnData } from '#gateway/modules/members/own-data/member-own-data.condition.ts';
import { orderOwnData } from '#gateway/modules/orders/order-own-data.condition.ts';
import type { DocumentVault } from '#gateway/modules/orders/passengers/document-vault.ts';
import { paymentOwnData } from '#gateway/modules/payments/payment-own-data.condition.ts';
import { pointsOwnData } from '#gateway/modules/points/points-own-data.condition.ts';
import { refundOwnData } from '#gateway/modules/refunds/refund-own-data.condition.ts';
import { seatOwnData } from '#gateway/modules/seats/seat-own-data.condition.ts';
import { uploadOwnData } from '#gateway/modules/uploads/upload-own-data.condition.ts';

/** Every table that stores something about members: a member can download it. */
export const ownDataTables = (vault: Pick<DocumentVault, 'open'>): OwnData[] => [
  ...memberOwnData(vault),
  ...messageOwnData,
  ...savedPassengerOwnData(vault),
  ...uploadOwnData,
  ...orderOwnData(vault),
  ...paymentOwnData,
  ...seatOwnData,
  ...checkInOwnData,
  ...refundOwnData,
  ...benefitOwnData,
  ...pointsOwnData,
  ...confirmationOwnData,
  ...dateChangeOwnData,
  ...airlineChangeOwnData,
];
