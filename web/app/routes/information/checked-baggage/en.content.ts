import { LIMITS } from '#schema/codes/base/limits.ts';
import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import { TIER_CARDS } from '#schema/codes/club/tier-benefits.ts';
import {
  BAG_PRICES,
  type BaggageZone,
  CHECKED_BAG,
  EXTRA_BAG_KILOGRAMS,
} from '#schema/codes/flights/baggage.ts';
import { FARE_BRAND_DATA, type FareBrandCode } from '#schema/codes/flights/fare-brands.ts';
import { LIABILITY } from '#schema/codes/flights/liability.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('en');
const kg = (value: number) => say.measure(value, 'kilogram');
const cm = (value: number) => say.measure(value, 'centimeter');
const bags = (allowance: { pieces: number; kilograms: number | null } | null) =>
  allowance && allowance.pieces > 0 && allowance.kilograms
    ? `${say.number(allowance.pieces)}\u00a0×\u00a0${kg(allowance.kilograms)}`
    : 'None';
const ofFare = (code: FareBrandCode) => bags(FARE_BRAND_DATA[code].conditions.checkedBags);
const ofCard = (tier: CardTier) => bags(TIER_CARDS[tier].benefits.extraBags);
function priceRow(zone: BaggageZone) {
  const { extra, overweight, oversize } = BAG_PRICES[zone];
  return [extra, overweight, oversize].map((amount) => say.money(amount));
}

export const en: Content = {
  title: 'Checked baggage',
  description:
    'How many bags your fare and club card include, size and weight limits, and what extra bags cost. With a baggage calculator.',
  lead: `Your fare sets your free checked baggage allowance, and your ${say.club} card can add to it. Check your trip below.`,
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
        'Your choices are saved in this page’s address, so you can copy it to share the result. The allowance on your itinerary receipt is the one that applies.',
      ],
    },
    {
      id: 'by-fare',
      title: 'By fare',
      blocks: [
        {
          kind: 'table',
          caption: 'Checked baggage included per adult or child, one way',
          columns: ['Fare', 'Bags included'],
          rows: [
            ['Economy Lite', ofFare('LITE')],
            ['Economy Standard', ofFare('STANDARD')],
            ['Economy Flex', ofFare('FLEX')],
            ['Business', ofFare('BUSINESS')],
            ['Business Flex', ofFare('BUSINESS_FLEX')],
          ],
        },
        'The allowance is the same on every route. If you have a connection, it covers the whole way to your destination.',
        'Two people can’t share one heavy bag: the weight limit applies to each bag.',
      ],
    },
    {
      id: 'by-card',
      title: 'More with a club card',
      blocks: [
        {
          kind: 'table',
          caption: 'Extra bags for the member, on top of any fare, including Economy Lite',
          columns: ['Card', 'Extra bags'],
          rows: [
            [say.firstCard, ofCard('HAPPINESS')],
            ['Silver, Special Silver', ofCard('SILVER')],
            ['Gold, Special Gold', ofCard('GOLD')],
            ['Platinum', ofCard('PLATINUM')],
            ['Special VIP Platinum', ofCard('SPECIAL_VIP_PLATINUM')],
            ['Visa Platinum', ofCard('VISA_PLATINUM')],
          ],
        },
        'Your membership number must be in the booking before you check in. The extra bags are for you only, not for your companions. See how to qualify for each card: [cards and levels](/memberIntro/vipMemberSystem).',
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
              term: `Children aged ${say.number(LIMITS.childFromAge)} and over`,
              value: 'The same allowance as an adult on the same fare',
            },
            {
              term: `Infants under ${say.number(LIMITS.childFromAge)}`,
              value: `${bags(CHECKED_BAG.infant)}, if the accompanying adult’s fare includes checked baggage`,
            },
            {
              term: 'Pushchair, child seat',
              value:
                'One folded pushchair and one child seat or carrycot per child or infant, free on every fare',
            },
          ],
        },
        'You can use your pushchair up to the aircraft door. Ask for a gate tag at check-in. You’ll get the pushchair back at the door or at the baggage belt, depending on the airport.',
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
              value: `Length, width and height add up to no more than ${cm(CHECKED_BAG.linearCentimetres)}, including wheels and handles`,
            },
            {
              term: 'Larger bags',
              value: `Up to ${cm(CHECKED_BAG.mostLinearCentimetres)}, for a fee`,
            },
            {
              term: 'Heaviest bag',
              value: `${kg(CHECKED_BAG.mostKilograms)}, even if you pay, to protect our baggage staff`,
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
      title: 'Extra baggage',
      blocks: [
        {
          kind: 'table',
          caption: `Prices one way, all taxes included. Extra bags may weigh up to ${kg(EXTRA_BAG_KILOGRAMS)}`,
          columns: ['Route', 'Each extra bag', 'Overweight', 'Oversized'],
          rows: [
            ['Within mainland China', ...priceRow('DOMESTIC')],
            ['Within Asia', ...priceRow('ASIA')],
            ['Between continents', ...priceRow('INTERCONTINENTAL')],
          ],
          numeric: true,
        },
        `**Overweight** means above your included weight, up to ${kg(CHECKED_BAG.mostKilograms)}. **Oversized** means above the included size, up to ${cm(CHECKED_BAG.mostLinearCentimetres)}. If a bag is both, you pay both fees.`,
        {
          kind: 'notice',
          tone: 'success',
          title: 'One price, however you buy',
          text: `An extra bag costs the same [online](/order/equityOrder?extra=EXTRA_BAG), by phone on ${say.phone} and at the check-in counter. Overweight and oversize fees are paid at the counter, by card or in cash. If you don’t fly, we refund what you paid for bags.`,
        },
      ],
    },
    {
      id: 'special-items',
      title: 'Sports equipment, instruments and special items',
      blocks: [
        {
          kind: 'list',
          items: [
            `**Sports equipment** in one bag, such as skis, golf clubs or a bicycle in its case, counts as one of your bags. There’s no oversize fee up to ${cm(CHECKED_BAG.sportsCentimetres)} in length.`,
            'For a bicycle, half deflate the tyres, turn the handlebars in and take off the pedals.',
            '**Instruments** in a hard case can go in the hold like any other bag. To keep one with you, see [cabin baggage](/carryOnBaggage).',
            '**Wheelchairs and walking aids** are free and don’t count towards your allowance. Tell us the battery type when you [ask for assistance](/passenger/PassengersService).',
            '**Animals** can only travel by prior arrangement. Call us before you book.',
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          title: 'Never in checked baggage',
          text: 'Power banks, spare batteries and e-cigarettes must travel in the cabin. Keep money, jewellery, medicine, keys, travel documents and computers with you too.',
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
            'Remove old labels, and put your name and phone number on the outside and inside of the bag.',
            `Hand in your bags at the check-in counter at least ${say.span(LIMITS.checkInClosesMinutes, 'minute')} before departure. We can’t accept bags after that.`,
            'Check that the label shows your destination, and keep the baggage receipt until you’ve collected your bag.',
          ],
        },
        'If you have a connection on one booking, we check your bags through to your final airport. If customs require you to collect your bags and check them in again on the way, we’ll tell you at the counter.',
        'If another airline operates the longest part of your trip, its baggage rules may apply. Your itinerary receipt shows which rules do.',
      ],
    },
    {
      id: 'late-or-damaged',
      title: 'Late, damaged or lost bags',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Go to the baggage desk before you leave the baggage reclaim area. You’ll get a report with a reference number.',
            'We’ll trace your bag and deliver it to your address, free of charge. Keep the receipts for anything you had to buy in the meantime.',
            `Claim in writing within ${say.span(LIABILITY.complaintDays.damage, 'day')} of receiving a damaged bag, or within ${say.span(LIABILITY.complaintDays.delay, 'day')} of receiving a late one. A bag that hasn’t arrived after ${say.span(LIABILITY.lostBagDays, 'day')} counts as lost.`,
          ],
        },
        'The [conditions of carriage](/transportationConditions) explain what compensation you’re entitled to, and its limits. To write or call, see [contact](/guide/contact).',
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
              question: 'My fare doesn’t include checked baggage. Can I still bring a bag?',
              answer: [
                `Yes. You can buy one [online](/order/equityOrder?extra=EXTRA_BAG), by phone or at the check-in counter, at the same price: from ${say.money(BAG_PRICES.DOMESTIC.extra)}. If you need a bag both ways, the next fare up is often cheaper. Compare fares when you choose your flight.`,
              ],
            },
            {
              question: 'My bag is a little too heavy. What happens?',
              answer: [
                'At the counter, you can move items into another of your bags or your cabin bag. Otherwise, you pay the overweight fee for each bag, in each direction.',
              ],
            },
            {
              question: 'We are a family. Are our bags counted together?',
              answer: [
                'Yes, the bags in one booking are counted together, no matter who carries them. But each bag has its own weight limit.',
              ],
            },
            {
              question: 'Does my allowance change if I change the date?',
              answer: [
                say.online(
                  'CHANGE_DATE',
                  'The allowance of your new fare applies. You’ll see it in the offer before you confirm.',
                  'The allowance of your new fare applies. We’ll tell you what it is before you confirm the change.',
                ),
              ],
            },
          ],
        },
      ],
    },
  ],
};
