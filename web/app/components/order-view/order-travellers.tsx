import { carrierOfProgramme } from '#schema/rules/travellers/frequent-flyer.ts';
import { useTravellerWords } from '#web/app/components/traveller-words/use-traveller-words.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { OrderContact } from './order-contact.tsx';
import type { OrderTravellersFragment } from './order-travellers.gen.ts';
import { Person } from './person.tsx';

/**
 * Who travels, each with the document as its holder would recognise it, and whom the airline writes
 * to.
 */
export function OrderTravellers({ order }: { order: OrderTravellersFragment }) {
  const { personName } = useFormat();
  const { documentNumber } = useTravellerWords();
  return (
    <>
      <ul>
        {order.passengers.map(({ id, name, type, document, frequentFlyer, accompanyingAdult }) => (
          <Person key={id} name={personName(name)} type={type}>
            <Muted>
              <FormattedMessage id="order-view.document" values={{ code: document.type }} />{' '}
              {documentNumber(document)}
            </Muted>
            {frequentFlyer && (
              <Muted>
                <FormattedMessage
                  id="order-view.frequentFlyer"
                  values={{
                    airline: carrierOfProgramme(frequentFlyer.airline),
                    number: frequentFlyer.number,
                  }}
                />
              </Muted>
            )}
            {accompanyingAdult && (
              <Muted>
                <FormattedMessage
                  id="order-view.onLapOf"
                  values={{ name: personName(accompanyingAdult.name) }}
                />
              </Muted>
            )}
          </Person>
        ))}
      </ul>
      <OrderContact contact={order.contact} />
    </>
  );
}
