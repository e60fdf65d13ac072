import { LIMITS } from '#schema/codes/base/limits.ts';
import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import { TIER_CARDS } from '#schema/codes/club/tier-benefits.ts';
import {
  BAG_PRICES,
  BAGS_BOUGHT_AHEAD,
  type BaggageZone,
  CHECKED_BAG,
  EXTRA_BAG_KILOGRAMS,
} from '#schema/codes/flights/baggage.ts';
import { FARE_BRAND_DATA, type FareBrandCode } from '#schema/codes/flights/fare-brands.ts';
import { LIABILITY } from '#schema/codes/flights/liability.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { forTexts } from '#web/app/i18n/format/for-texts.ts';

const say = forTexts('en');
const kg = (value: number) => say.measure(value, 'kilogram');
const cm = (value: number) => say.measure(value, 'centimeter');
const bags = (allowance: { pieces: number; kilograms: number | null } | null) =>
  allowance && allowance.pieces > 0 && allowance.kilograms
    ? `${say.number(allowance.pieces)}\u00a0×\u00a0${kg(allowance.kilograms)}`
    : 'None';
const ofFare = (code: FareBrandCode) => bags(FARE_BRAND_DATA[code].conditions.checkedBags);
const ofCard = (tier: CardTier) => bags(TIER_CARDS[tier].benefits.extraBags);
const priceRow = (zone: BaggageZone) => {
  const { firstExtra, furtherExtra, overweight, oversize } = BAG_PRICES[zone];
  return [firstExtra, furtherExtra, overweight, oversize].map((amount) => say.money(amount));
};

export const en: Content = {
  title: 'Checked baggage',
  description:
    'How many bags your fare and your club card include, how large and heavy they may be, and what extra bags cost. With a calculator.',
  lead: `Your fare decides what goes in the hold free of charge, and your ${say.club} card adds to it. Ask here for your own trip.`,
  keywords: [
    'luggage',
    'suitcase',
    'allowance',
    'excess',
    'overweight',
    'pushchair',
    'pram',
    'stroller',
    'lost bag',
  ],
  sections: [
    {
      id: 'your-allowance',
      title: 'Your allowance',
      blocks: [
        { kind: 'figure', name: 'calculator' },
        'The address of this page holds your choice: copy it to send the answer to somebody else. What counts in the end is the allowance on your itinerary receipt.',
      ],
    },
    {
      id: 'by-fare',
      title: 'By fare',
      blocks: [
        {
          kind: 'table',
          caption: 'Checked bags included for each adult and child, one way',
          columns: ['Fare', 'Bags included'],
          rows: [
            ['Economy Lite', ofFare('LITE')],
            ['Economy Standard', ofFare('STANDARD')],
            ['Economy Flex', ofFare('FLEX')],
            ['Business', ofFare('BUSINESS')],
            ['Business Flex', ofFare('BUSINESS_FLEX')],
          ],
        },
        'The allowance is the same on every route. If you change planes, it holds for the whole way to your destination; stops in between do not count anew.',
        'Two people cannot share one heavy bag: the weight is counted for each bag.',
      ],
    },
    {
      id: 'by-card',
      title: 'More with a club card',
      blocks: [
        {
          kind: 'table',
          caption: 'Extra bags for the member, on top of every fare, Economy Lite included',
          columns: ['Card', 'Extra bags'],
          rows: [
            ['Happiness', ofCard('HAPPINESS')],
            ['Silver, Special Silver', ofCard('SILVER')],
            ['Gold, Special Gold', ofCard('GOLD')],
            ['Platinum', ofCard('PLATINUM')],
            ['Special VIP Platinum', ofCard('SPECIAL_VIP_PLATINUM')],
            ['VISA Platinum', ofCard('VISA_PLATINUM')],
          ],
        },
        'Your membership number must be in the booking before you check in, and the extra is for you alone, not for those who travel with you. How to reach each card: [cards and levels](/memberIntro/vipMemberSystem).',
      ],
    },
    {
      id: 'children-and-infants',
      title: 'Children and infants',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              term: `Children from ${say.span(LIMITS.childFromAge, 'year')}`,
              value: 'The same bags as an adult on the same fare',
            },
            {
              term: `Infants under ${say.span(LIMITS.childFromAge, 'year')}`,
              value: `${bags(CHECKED_BAG.infant)}, if the fare of the adult they travel with includes any bag`,
            },
            {
              term: 'Pushchair, child seat',
              value:
                'One folded pushchair and one child seat or carrycot for each child and infant, free on every fare',
            },
          ],
        },
        'You may keep a pushchair until the aircraft door. Ask for a gate tag at check-in; you get it back at the door or at the baggage belt, as the airport decides.',
      ],
    },
    {
      id: 'size-and-weight',
      title: 'Size and weight',
      blocks: [
        {
          kind: 'facts',
          items: [
            {
              term: 'Size of a bag',
              value: `Length, width and height together up to ${cm(CHECKED_BAG.linearCentimetres)}, wheels and handles included`,
            },
            {
              term: 'Larger bags',
              value: `Up to ${cm(CHECKED_BAG.mostLinearCentimetres)}, for a charge`,
            },
            {
              term: 'Heaviest bag',
              value: `${kg(CHECKED_BAG.mostKilograms)}, also when you pay: people lift it`,
            },
            {
              term: 'Beyond that',
              value: 'Repack into two bags, or send it as cargo',
            },
          ],
        },
      ],
    },
    {
      id: 'more-bags',
      title: 'If you bring more',
      blocks: [
        {
          kind: 'table',
          caption: `Prices one way, with all taxes. Extra bags weigh up to ${kg(EXTRA_BAG_KILOGRAMS)}`,
          columns: ['Route', 'First extra bag', 'Each further', 'Too heavy', 'Too large'],
          rows: [
            ['Within the mainland of China', ...priceRow('DOMESTIC')],
            ['Within Asia', ...priceRow('ASIA')],
            ['Between continents', ...priceRow('INTERCONTINENTAL')],
          ],
          numeric: true,
        },
        `**Too heavy** means above the weight included, up to ${kg(CHECKED_BAG.mostKilograms)}; **too large** means up to ${cm(CHECKED_BAG.mostLinearCentimetres)}. A bag that is both costs both.`,
        {
          kind: 'notice',
          tone: 'success',
          title: `${say.measure(BAGS_BOUGHT_AHEAD.discountPercent, 'percent')} less ahead of time`,
          text: `Buy extra bags by phone at ${say.phone}, ${say.span(BAGS_BOUGHT_AHEAD.hours, 'hour')} before departure or earlier. At the airport you pay the full price, by card or in cash. If you do not fly, what you paid for bags comes back to you.`,
        },
      ],
    },
    {
      id: 'special-items',
      title: 'Sports, instruments and fragile things',
      blocks: [
        {
          kind: 'list',
          items: [
            `**Sports equipment** in one bag, such as skis, golf clubs or a bicycle in its case, counts as one of your bags. Up to ${cm(CHECKED_BAG.sportsCentimetres)} in length you pay nothing for its size.`,
            'Let the air out of tyres halfway, turn the handlebars in, and take the pedals off.',
            '**Instruments** in a hard case go in the hold like any bag. For those that should stay with you see [cabin baggage](/carryOnBaggage).',
            '**Wheelchairs and walking aids** are free and never counted. Tell us the kind of battery when you [ask for assistance](/passenger/PassengersService).',
            '**Animals** travel only by arrangement. Call before you book.',
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          title: 'Never in checked baggage',
          text: 'Power banks, spare batteries and e-cigarettes: they must go in the cabin. Keep money, jewellery, medicine, keys, travel documents and computers with you too.',
        },
      ],
    },
    {
      id: 'at-the-airport',
      title: 'At the airport',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Take off old labels, and put your name and phone number on the bag, outside and inside.',
            `Hand in your bags at the counter at least ${say.span(LIMITS.checkInClosesMinutes, 'minute')} before departure. After that they cannot come along.`,
            'Check that the label shows your destination, and keep the receipt until you have your bag again.',
          ],
        },
        'With a connection on one booking, your bags go through to the last airport. Where customs of a country ask you to take them to the next flight yourself, the counter tells you.',
        'If another airline flies the longest part of your trip, its baggage rules may apply. Your receipt says which.',
      ],
    },
    {
      id: 'late-or-damaged',
      title: 'Late, damaged or lost bags',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Go to the baggage desk before you leave the arrivals hall. You get a report with a number.',
            'We look for the bag and bring it to your address, free of charge. Keep the receipts for what you had to buy meanwhile.',
            `Claim in writing: ${say.span(LIABILITY.complaintDays.damage, 'day')} after you received a damaged bag, ${say.span(LIABILITY.complaintDays.delay, 'day')} after you received a late one. A bag that has not come after ${say.span(LIABILITY.lostBagDays, 'day')} counts as lost.`,
          ],
        },
        'What we owe you, and up to which amount, is in the [conditions of carriage](/transportationConditions). Write or call: [contact](/guide/contact).',
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
              question: 'My fare has no checked bag. Can I still bring one?',
              answer: [
                `Yes. Buy one by phone or at the counter, at the price of a first extra bag: from ${say.money(BAG_PRICES.DOMESTIC.firstExtra)}. If you need it both ways, the next fare up is often cheaper. Compare when you choose your flight.`,
              ],
            },
            {
              question: 'My bag is a little too heavy. What happens?',
              answer: [
                'At the counter you may move things into another bag of yours or into your cabin bag. Otherwise you pay the price for weight, once for each bag and way.',
              ],
            },
            {
              question: 'We are a family. Are our bags counted together?',
              answer: [
                'The number of bags is: on one booking, whoever carries them. The weight is not; each bag keeps its own limit.',
              ],
            },
            {
              question: 'Does my allowance change if I change the date?',
              answer: [
                'It follows the fare of the new ticket. The offer that you confirm shows it.',
              ],
            },
          ],
        },
      ],
    },
  ],
};
