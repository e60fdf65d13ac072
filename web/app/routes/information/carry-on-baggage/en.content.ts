import { LIMITS } from '#schema/codes/base/limits.ts';
import {
  CABIN_BAG,
  CABIN_LIQUIDS,
  CHECKED_BAG,
  SPARE_BATTERIES,
} from '#schema/codes/flights/baggage.ts';
import { FARE_BRAND_DATA, type FareBrandCode } from '#schema/codes/flights/fare-brands.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { forTexts } from '#web/app/i18n/format/for-texts.ts';

const say = forTexts('en');
const kg = (value: number) => say.measure(value, 'kilogram');
const ml = (value: number) => say.measure(value, 'milliliter');
const wh = (value: number) => `${say.number(value)}\u00a0Wh`;
const size = ({ height, width, depth }: { height: number; width: number; depth: number }) =>
  `${say.number(height)} × ${say.number(width)} × ${say.measure(depth, 'centimeter')}`;
const bags = (code: FareBrandCode) => {
  const { pieces, kilograms } = FARE_BRAND_DATA[code].conditions.cabinBags;
  return kilograms ? `${say.number(pieces)}\u00a0×\u00a0${kg(kilograms)}` : 'None';
};
const { freeWattHours, consentWattHours, powerBanks, consentPieces } = SPARE_BATTERIES;
const { millilitres, bagLitres } = CABIN_LIQUIDS;

export const en: Content = {
  title: 'Cabin baggage',
  description:
    'What you may take into the cabin: number, size and weight of bags by fare, liquids, batteries and power banks, and what is forbidden.',
  lead: 'Every fare includes a bag for the locker and a small one for under the seat in front of you.',
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
          caption: 'Cabin bags by fare, for each adult and child',
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
              value: `Up to ${size(CABIN_BAG.centimetres)}, wheels, handles and pockets included`,
            },
            {
              term: 'Personal item',
              value: `Up to ${size(CABIN_BAG.personalItem.centimetres)}: a handbag, a laptop bag, a small backpack`,
            },
            {
              term: 'Not counted',
              value: 'Coat, umbrella, walking stick, and what you need for a baby on the way',
            },
          ],
        },
        'You must be able to lift your bag into the locker yourself. If you cannot, check it in; for help because of a disability [ask beforehand](/passenger/PassengersService).',
      ],
    },
    {
      id: 'at-the-gate',
      title: 'If it is too large or too heavy',
      blocks: [
        'At check-in and at the gate there are a frame and a scale. A bag that does not fit goes in the hold:',
        {
          kind: 'list',
          items: [
            'If your fare has a checked bag that you have not used, it costs nothing.',
            `Otherwise it costs as much as an extra bag. Prices: [checked baggage](/checkedBaggage#more-bags).`,
            'If lockers are full although your bag is within the limits, we take it to the hold free of charge.',
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          title: 'Before a bag is taken from you',
          text: 'Take out batteries and power banks, medicine, money, keys, travel documents and computers. They stay with you.',
        },
      ],
    },
    {
      id: 'liquids',
      title: 'Liquids',
      blocks: [
        'Liquids are also creams, gels, sprays, pastes, spreads and drinks.',
        {
          kind: 'table',
          caption: 'Liquids in the cabin',
          columns: ['Flight', 'What is allowed'],
          rows: [
            [
              'Across a border',
              `Containers up to ${ml(millilitres)}, all in one clear bag of ${say.measure(bagLitres, 'liter')} that can be closed. A larger container that is half empty is not allowed.`,
            ],
            [
              'Within the mainland of China',
              `No drinks. Toiletries for the trip, one container of each kind, up to ${ml(millilitres)}, opened for inspection.`,
            ],
            [
              'Everywhere, with more',
              'Milk and food for a baby who travels, and medicine for the journey, with a prescription or a doctor’s note. Show them at security.',
            ],
          ],
        },
        'Some airports have scanners that allow more. What counts is the airport where you are checked, also when you change planes.',
      ],
    },
    {
      id: 'batteries',
      title: 'Batteries and power banks',
      blocks: [
        'Spare batteries and power banks belong in the cabin, never in checked baggage. How much they hold is printed on them; where only mAh are given, multiply by the volts and divide by a thousand.',
        {
          kind: 'table',
          caption: 'Spare lithium batteries and power banks for each person',
          columns: ['Capacity', 'Rule'],
          rows: [
            [
              `Up to ${wh(freeWattHours)}`,
              `Allowed without asking; of power banks, up to ${say.number(powerBanks)}`,
            ],
            [
              `Above, up to ${wh(consentWattHours)}`,
              `Up to ${say.number(consentPieces)}, with our consent. Ask by phone or at check-in`,
            ],
            [`Above ${wh(consentWattHours)}, or not legible`, 'Not allowed on board'],
          ],
        },
        {
          kind: 'list',
          items: [
            'Cover the contacts, or keep each in a bag of its own.',
            'Keep a power bank where you can see it, not in the locker, and do not charge with it or charge it in flight.',
            'On flights that leave from airports in the mainland of China, a power bank needs a legible CCC mark and must not have been recalled by its maker.',
            'E-cigarettes go in the cabin too, and are never used on board.',
            'If a device becomes hot or falls between the seats, do not move the seat. Call the crew.',
          ],
        },
      ],
    },
    {
      id: 'forbidden',
      title: 'What must stay behind',
      blocks: [
        {
          kind: 'table',
          caption: 'Things that are often taken away at security',
          columns: ['Thing', 'In the cabin', 'In the hold'],
          rows: [
            ['Knives, scissors, tools', 'No', 'Yes, wrapped'],
            ['Bats, clubs, ski poles', 'No', 'Yes'],
            ['Lighters, matches', 'No, at airports in China', 'No'],
            ['Spare batteries, power banks', 'Yes, see above', 'No'],
            ['Gas cartridges, petrol, paint, fireworks', 'No', 'No'],
            ['Pepper spray', 'No', 'No'],
            [
              'Weapons and parts of them, toys that look real',
              'No',
              'Only with a permit, ask first',
            ],
          ],
        },
        'Elsewhere than in China one lighter may be carried on the body. Countries have rules of their own for food, plants, seeds and meat: look them up before you pack.',
      ],
    },
    {
      id: 'with-children',
      title: 'With a baby or a child',
      blocks: [
        {
          kind: 'list',
          items: [
            `An infant under ${say.span(LIMITS.childFromAge, 'year')} has no cabin bag of its own, but you may bring a bag with what it needs on the way: food, nappies, a change of clothes.`,
            `Children from ${say.span(LIMITS.childFromAge, 'year')} have the same cabin baggage as adults.`,
            `A pushchair that folds to ${size(CABIN_BAG.centimetres)} or less may come along instead of the cabin bag. Larger ones you hand over at the aircraft door: [checked baggage](/checkedBaggage#children-and-infants).`,
            'A child seat may be used on a seat that you paid for, if it is approved for aircraft and has a label that says so.',
          ],
        },
      ],
    },
    {
      id: 'instruments',
      title: 'Instruments and fragile things',
      blocks: [
        'A violin, a trumpet or another small instrument in its case may come instead of the cabin bag, even if the case is somewhat longer, as long as it fits the locker.',
        `For a cello or a guitar book a seat of its own: call ${say.phone}. The seat costs the adult fare without the taxes for persons, and the instrument is strapped in at the window. In a hard case of up to ${say.measure(CHECKED_BAG.sportsCentimetres, 'centimeter')} it can also go in the hold.`,
      ],
    },
    {
      id: 'duty-free',
      title: 'Duty-free purchases',
      blocks: [
        `Beside your bags you may take one shopping bag from the shops behind security. Liquids above ${ml(millilitres)} stay in the sealed bag with the receipt until you have arrived.`,
        {
          kind: 'notice',
          tone: 'info',
          text: 'If you change planes, you pass security again and the sealed bag may not be accepted. Buy bottles at the last airport.',
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
              question: 'May I divide the weight between two bags?',
              answer: [
                'In Economy the weight is for the one cabin bag. In Business each of your bags has its own limit.',
              ],
            },
            {
              question: 'Does my club card give me more in the cabin?',
              answer: [
                'No, lockers do not grow. Cards from Silver up add checked bags: [checked baggage](/checkedBaggage#by-card).',
              ],
            },
            {
              question: 'May I bring food?',
              answer: [
                'Yes, if it is solid and smells of little. Soup, yoghurt, jam and sauces count as liquids. Please do not bring durian.',
              ],
            },
            {
              question: 'I left something on board. What now?',
              answer: [
                'Tell us the flight, your seat and what it is: [contact](/guide/contact). We look for it and say what we have found.',
              ],
            },
          ],
        },
      ],
    },
  ],
};
