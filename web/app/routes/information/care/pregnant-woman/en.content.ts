import { LIMITS } from '#schema/codes/base/limits.ts';
import { EXPECTANT_MOTHERS } from '#schema/codes/travellers/expectant-mothers.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('en');
const { single, multiple, certificateDays, afterBirthDays } = EXPECTANT_MOTHERS;
const week = (value: number) => `week ${say.number(value)}`;
const before = (value: number) => `until the end of ${week(value - 1)}`;
const between = (from: number, to: number) => `${week(from)} to ${week(to - 1)}`;

export const en: Content = {
  title: 'Expectant mothers',
  description:
    'Until which week of pregnancy you can fly, when you need a medical certificate and what it must say, and how to wear the seat belt.',
  lead: `If you’re expecting a single baby, you can fly as usual ${before(single.certificateFromWeek)}, and after that with a certificate. We can’t accept you from ${week(single.noTravelFromWeek)}. For twins or more, the limits are earlier.`,
  keywords: ['pregnant', 'pregnancy', 'maternity', 'twins', 'due date', 'certificate'],
  sections: [
    {
      id: 'weeks',
      title: 'Week by week',
      blocks: [
        { kind: 'figure', name: 'weeks' },
        {
          kind: 'table',
          caption: 'Completed weeks on the day of your last flight',
          columns: ['You can fly', 'Single baby', 'Twins or more'],
          rows: [
            [
              'Without a certificate',
              before(single.certificateFromWeek),
              before(multiple.certificateFromWeek),
            ],
            [
              'With a certificate',
              between(single.certificateFromWeek, single.noTravelFromWeek),
              between(multiple.certificateFromWeek, multiple.noTravelFromWeek),
            ],
            [
              'We can’t accept you',
              `from ${week(single.noTravelFromWeek)}`,
              `from ${week(multiple.noTravelFromWeek)}`,
            ],
          ],
        },
        'The date of the **last** flight of your trip counts, so check your return flight too. We set these limits because we can’t offer hospital care for a birth on board.',
        { kind: 'figure', name: 'finder' },
      ],
    },
    {
      id: 'certificate',
      title: 'The medical certificate',
      blocks: [
        `A doctor or midwife must sign it no more than ${say.span(certificateDays, 'day')} before departure. On a longer trip, you’ll need a new one for your return. It must be in English or Chinese and include:`,
        {
          kind: 'list',
          items: [
            'your name as in your passport, and your date of birth;',
            'the week of pregnancy, the due date, and whether you’re expecting one baby or more;',
            'confirmation that mother and baby are well and you’re fit for these flights;',
            'the doctor’s or midwife’s name, address, phone number and signature, and the date.',
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          title: 'No certificate, no boarding',
          text: 'We’ll ask for the certificate at the check-in counter, and may refuse boarding without it. Your ticket is then handled under its fare conditions. Keep the certificate in your cabin baggage.',
        },
        'If there are complications, such as bleeding, high blood pressure or a risk of early birth, ask for [medical clearance](/passenger/detailService#medical-clearance) in any week.',
      ],
    },
    {
      id: 'book',
      title: 'When you book and check in',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Book as usual. You don’t need to tell us until you need a certificate.',
            `Then call ${say.phone} or [write to us](/guide/contact): we’ll note it on your booking (code MAAS) and give you a seat near the lavatory or on the aisle, free of charge.`,
            say.online(
              'CHECK_IN',
              'After that, you can’t choose a seat or check in online. You can’t sit in an exit row at any stage of pregnancy.',
              'After that, we check you in at the counter. You can’t sit in an exit row at any stage of pregnancy.',
            ),
            'Show the certificate at the check-in counter. You can board early.',
          ],
        },
      ],
    },
    {
      id: 'belt',
      title: 'How to wear the seat belt',
      blocks: [
        { kind: 'figure', name: 'belt' },
        'Wear the belt below your bump, flat and low across your hips and upper thighs, and pull it tight. Keep it fastened whenever you’re seated, because turbulence can come without warning. Ask the crew for an extension if it’s too short.',
      ],
    },
    {
      id: 'on-board',
      title: 'Staying comfortable',
      blocks: [
        {
          kind: 'list',
          items: [
            'Walk up and down the aisle from time to time, move your feet while seated, and wear compression stockings on long flights: blood clots form more easily in pregnancy.',
            'Drink plenty of water. Avoid foods that cause gas: it expands as cabin pressure falls.',
            'Security gates and body scanners use no X-rays, or too few to do harm. You can ask for a hand search instead.',
            'Ask your doctor before travelling to areas with malaria or Zika, and check your insurance: many policies have an earlier limit than ours.',
            'Some countries ask visibly pregnant visitors for proof that they could pay for a birth there.',
          ],
        },
      ],
    },
    {
      id: 'after-birth',
      title: 'After the birth',
      blocks: [
        `You can fly again from ${say.span(afterBirthDays, 'day')} after the birth. To fly earlier, or after an operation, you need [medical clearance](/passenger/detailService#medical-clearance). Your baby can travel from the age of ${say.span(LIMITS.infantFromDays, 'day')}. For travel documents, see [infants and children](/passenger/PassengersService#children).`,
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
              question: 'My flight is delayed and I’ve passed the week limit. Can I still fly?',
              answer: [
                'Yes. The date on your ticket counts. If we’re late, you can fly with the certificate you have.',
              ],
            },
            {
              question: 'I can no longer fly. Can I get a refund?',
              answer: [
                'Send us your doctor’s certificate. For health reasons, we’ll change your date once without a fee or refund the fare: see [changes and refunds](/guide/contact).',
              ],
            },
            {
              question: 'Another airline flies part of my trip. Whose rules apply?',
              answer: [
                'The rules of the airline operating the flight. Please ask each airline: some have earlier limits than ours.',
              ],
            },
          ],
        },
      ],
    },
  ],
};
