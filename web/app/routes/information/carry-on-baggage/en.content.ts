import { LIMITS } from '#schema/codes/base/limits.ts';
import {
  CABIN_BAG,
  CABIN_LIQUIDS,
  CHECKED_BAG,
  SPARE_BATTERIES,
} from '#schema/codes/flights/baggage.ts';
import { FARE_BRAND_DATA, type FareBrandCode } from '#schema/codes/flights/fare-brands.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('en');
const kg = (value: number) => say.measure(value, 'kilogram');
const ml = (value: number) => say.measure(value, 'milliliter');
const wh = (value: number) => `${say.number(value)}\u00a0Wh`;
const size = ({ height, width, depth }: { height: number; width: number; depth: number }) =>
  `${say.number(height)} × ${say.number(width)} × ${say.measure(depth, 'centimeter')}`;
function bags(code: FareBrandCode) {
  const { pieces, kilograms } = FARE_BRAND_DATA[code].conditions.cabinBags;
  return kilograms ? `${say.number(pieces)}\u00a0×\u00a0${kg(kilograms)}` : 'None';
}
const { freeWattHours, consentWattHours, powerBanks, consentPieces } = SPARE_BATTERIES;
const { millilitres, bagLitres } = CABIN_LIQUIDS;

export const en: Content = {
  title: 'Cabin baggage',
  description:
    'What you can take into the cabin: number, size and weight of bags by fare, liquids, batteries and power banks, and what isn’t allowed.',
  lead: 'Every fare includes a cabin bag for the overhead locker and a personal item that fits under the seat in front of you.',
  keywords: [
    'hand luggage',
    'carry-on',
    'liquids',
    'power bank',
    'security',
    'backpack',
    'duty free',
  ],
  sections: [
    {
      id: 'your-bags',
      title: 'Your bags',
      blocks: [
        { kind: 'figure', name: 'bags' },
        {
          kind: 'table',
          caption: 'Cabin bags by fare, per adult or child',
          columns: ['Fare', 'Cabin bags', 'Personal item'],
          rows: [
            ['Economy Lite', bags('LITE'), 'One'],
            ['Economy Standard', bags('STANDARD'), 'One'],
            ['Economy Flex', bags('FLEX'), 'One'],
            ['Business, Business Flex', bags('BUSINESS'), 'One'],
          ],
        },
        {
          kind: 'facts',
          items: [
            {
              term: 'Cabin bag',
              value: `Up to ${size(CABIN_BAG.centimetres)}, including wheels, handles and pockets`,
            },
            {
              term: 'Personal item',
              value: `Up to ${size(CABIN_BAG.personalItem.centimetres)}, such as a handbag, laptop bag or small backpack`,
            },
            {
              term: 'Not counted',
              value:
                'A coat, an umbrella, a walking stick, and what you need for a baby during the flight',
            },
          ],
        },
        'You must be able to lift your bag into the locker yourself. If you can’t, please check it in. If you need help because of a disability, [ask us in advance](/passenger/PassengersService).',
      ],
    },
    {
      id: 'at-the-gate',
      title: 'If your bag is too large or too heavy',
      blocks: [
        'We may measure and weigh your bag at check-in and at the gate. A bag over the limits goes in the hold:',
        {
          kind: 'list',
          items: [
            'If you haven’t used up the checked baggage in your fare, it’s free.',
            `Otherwise, you pay the price of an extra bag: [checked baggage](/checkedBaggage#more-bags).`,
            'If the lockers are full, we put bags within the limits in the hold free of charge.',
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          title: 'Before you hand over your bag',
          text: 'Take out spare batteries, power banks, medicine, money, keys, travel documents and computers, and keep them with you.',
        },
      ],
    },
    {
      id: 'liquids',
      title: 'Liquids',
      blocks: [
        'Creams, gels, sprays, pastes, spreads and drinks also count as liquids.',
        {
          kind: 'table',
          caption: 'Liquids in the cabin',
          columns: ['Flight', 'What is allowed'],
          rows: [
            [
              'International and regional',
              `Containers up to ${ml(millilitres)}, all in one clear resealable bag of ${say.measure(bagLitres, 'liter')}. Larger containers aren’t allowed, even if they’re only part full.`,
            ],
            [
              'Within mainland China',
              `No drinks. Toiletries for the trip: one container of each kind, up to ${ml(millilitres)}, opened for inspection.`,
            ],
            [
              'Exceptions on all flights',
              'Milk and food for a baby travelling with you, and medicine for the journey, with a prescription or doctor’s note. Show them at security.',
            ],
          ],
        },
        'Some airports have scanners that allow larger containers. The rules of each airport where you go through security apply, including on a connection.',
      ],
    },
    {
      id: 'batteries',
      title: 'Batteries and power banks',
      blocks: [
        'Spare batteries and power banks must travel in the cabin, never in checked baggage. Their capacity in Wh is printed on them. If only mAh is given, multiply it by the voltage and divide by a thousand.',
        {
          kind: 'table',
          caption: 'Spare lithium batteries and power banks per person',
          columns: ['Capacity', 'Rule'],
          rows: [
            [
              `Up to ${wh(freeWattHours)}`,
              `No approval needed; no more than ${say.number(powerBanks)} power banks`,
            ],
            [
              `Above ${wh(freeWattHours)}, up to ${wh(consentWattHours)}`,
              `Up to ${say.number(consentPieces)}, with our approval. Ask by phone or at check-in`,
            ],
            [`Above ${wh(consentWattHours)}, or not legible`, 'Not allowed on board'],
          ],
        },
        {
          kind: 'list',
          items: [
            'Cover the terminals, or keep each battery in a separate bag.',
            'Keep your power bank where you can see it, not in the locker. Don’t use it or charge it during the flight.',
            'On flights from airports in mainland China, a power bank must have a legible CCC mark and must not have been recalled by the manufacturer.',
            'E-cigarettes must travel in the cabin and may not be used on board.',
            'If a device overheats or falls between the seats, don’t move the seat. Call the crew.',
          ],
        },
      ],
    },
    {
      id: 'forbidden',
      title: 'What you can’t bring',
      blocks: [
        {
          kind: 'table',
          caption: 'Items often confiscated at security',
          columns: ['Item', 'In the cabin', 'In the hold'],
          rows: [
            ['Knives, scissors, tools', 'No', 'Yes, wrapped'],
            ['Bats, clubs, ski poles', 'No', 'Yes'],
            ['Lighters, matches', 'No, from airports in mainland China', 'No'],
            ['Spare batteries, power banks', 'Yes, see above', 'No'],
            ['Gas cartridges, petrol, paint, fireworks', 'No', 'No'],
            ['Pepper spray', 'No', 'No'],
            [
              'Weapons, weapon parts and realistic toy weapons',
              'No',
              'Only with a permit; ask us first',
            ],
          ],
        },
        'Outside mainland China you may usually carry one lighter with you. Countries have their own rules on food, plants, seeds and meat, so check them before you pack.',
      ],
    },
    {
      id: 'with-children',
      title: 'With a baby or a child',
      blocks: [
        {
          kind: 'list',
          items: [
            `An infant under ${say.number(LIMITS.childFromAge)} doesn’t have a cabin baggage allowance, but you can bring a bag with what the baby needs during the flight: food, nappies and a change of clothes.`,
            `Children aged ${say.number(LIMITS.childFromAge)} and over have the same cabin baggage as adults.`,
            `A pushchair that folds to ${size(CABIN_BAG.centimetres)} or less can replace your cabin bag. You can use a larger one up to the aircraft door: [checked baggage](/checkedBaggage#children-and-infants).`,
            'You can use a child seat on a seat you’ve paid for if it’s labelled as approved for aircraft.',
          ],
        },
      ],
    },
    {
      id: 'instruments',
      title: 'Instruments and fragile items',
      blocks: [
        'You can bring a violin, trumpet or other small instrument in its case instead of your cabin bag. The case may be slightly longer, as long as it fits in the locker.',
        `For a cello or guitar, call ${say.phone} to book an extra seat. It costs the adult fare without passenger taxes, and we secure the instrument in a window seat. In a hard case up to ${say.measure(CHECKED_BAG.sportsCentimetres, 'centimeter')} long, it can also travel in the hold.`,
      ],
    },
    {
      id: 'duty-free',
      title: 'Duty-free purchases',
      blocks: [
        `As well as your bags, you can bring one bag of shopping from the shops beyond security. Keep liquids above ${ml(millilitres)} in the sealed bag with the receipt until you reach your destination.`,
        {
          kind: 'notice',
          tone: 'info',
          text: 'If you have a connection, you may go through security again, where the sealed bag might not be accepted. Buy bottles at your last connecting airport.',
        },
      ],
    },
    {
      id: 'questions',
      title: 'Questions',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: 'Can I split the weight between two bags?',
              answer: [
                'No. In Economy, the limit applies to your one cabin bag. In Business, each bag has its own limit.',
              ],
            },
            {
              question: 'Does my club card give me more cabin baggage?',
              answer: [
                'No. Space in the overhead lockers is limited. Silver cards and above give you extra [checked baggage](/checkedBaggage#by-card).',
              ],
            },
            {
              question: 'Can I bring food?',
              answer: [
                'Yes, if it’s solid and doesn’t smell strongly. Soup, yoghurt, jam and sauces count as liquids. Please don’t bring durian.',
              ],
            },
            {
              question: 'I left something on board. What now?',
              answer: [
                '[Contact us](/guide/contact) with your flight number, your seat and a description. We’ll look for it and let you know.',
              ],
            },
          ],
        },
      ],
    },
  ],
};
