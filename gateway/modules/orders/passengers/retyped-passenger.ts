import parsePhoneNumber from 'libphonenumber-js/min';
import type { PassengerInput } from '#gateway/resolvers.gen.ts';
import { documentNumberOf } from './document-number.ts';
import type { DocumentVault } from './document-vault.ts';
import type { Passenger } from './passenger.model.ts';

const phoneOf = (e164: string | null): PassengerInput['phone'] => {
  const phone = e164 ? parsePhoneNumber(e164) : undefined;
  return phone ? { areaCode: phone.countryCallingCode, number: phone.nationalNumber } : null;
};

/** A stored passenger as it would be typed again, named by its id: what the rules of a submission judge. */
export const retypedPassenger = (passenger: Passenger, vault: DocumentVault): PassengerInput => {
  const { id, document, accompanyingAdultId, ticketName, orderId, index, ...rest } = passenger;
  const { specialServices, ...plain } = rest;
  return {
    ...plain,
    key: id,
    phone: phoneOf(plain.phone),
    document: {
      type: document.type,
      number: documentNumberOf({ id, document }, vault) ?? '',
      issuingCountry: document.issuingCountry,
      expiresOn: document.expiresOn,
    },
    accompanyingAdultKey: accompanyingAdultId,
  };
};
