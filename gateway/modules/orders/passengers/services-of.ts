import type { SpecialService } from '#schema/codes/travellers/special-services.ts';
import type { Passenger } from './passenger.model.ts';

/**
 * The help that a passenger has requested, whatever the airline has answered: it is arranged at the
 * airport (RULES 6.6 and 6.8).
 */
export const servicesOf = ({
  specialServices,
}: Pick<Passenger, 'specialServices'>): SpecialService[] => specialServices.map(({ code }) => code);
