import { LIMITS } from '#schema/codes/base/limits.ts';
import { EXPECTANT_MOTHERS } from '#schema/codes/travellers/expectant-mothers.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { forTexts } from '#web/app/i18n/format/for-texts.ts';

const say = forTexts('en');
const { single, multiple, certificateDays, afterBirthDays } = EXPECTANT_MOTHERS;
const week = (value: number) => `week ${say.number(value)}`;
const before = (value: number) => `up to the end of ${week(value - 1)}`;
const between = (from: number, to: number) => `${week(from)} to ${week(to - 1)}`;

export const en: Content = {
  title: 'Expectant mothers',
  description:
    'Until which week of pregnancy you can fly, when you need a medical certificate and what it says, and how to wear the belt on board.',
  lead: `With one child you fly ${before(single.certificateFromWeek)} as everybody does, then with a certificate, and from ${week(single.noTravelFromWeek)} not any more. With twins the weeks are earlier.`,
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
          columns: ['You fly', 'One child', 'Twins or more'],
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
              'Not any more',
              `from ${week(single.noTravelFromWeek)}`,
              `from ${week(multiple.noTravelFromWeek)}`,
            ],
          ],
        },
        'What counts is the day of the **last** flight of your trip: look at the way back too. We ask for the week because nobody on board can help with a birth as a hospital can.',
        { kind: 'figure', name: 'finder' },
      ],
    },
    {
      id: 'certificate',
      title: 'The medical certificate',
      blocks: [
        `A doctor or midwife signs it within ${say.span(certificateDays, 'day')} before departure; on a longer trip you need a new one for the way back. It is in English or Chinese, and says:`,
        {
          kind: 'list',
          items: [
            'your name as in the passport, and your date of birth;',
            'the week of pregnancy, the expected day of birth, and whether it is one child or more;',
            'that mother and child are well and nothing speaks against these flights;',
            'name, address, phone number and signature of who wrote it, and the date.',
          ],
        },
        {
          kind: 'notice',
          tone: 'warning',
          title: 'Without it you stay behind',
          text: 'The counter asks for the certificate and may refuse you without it. The conditions of your fare apply then, so please have it with you in the cabin.',
        },
        'If the pregnancy is difficult (bleeding, high blood pressure, a risk of early birth), ask for [medical clearance](/passenger/detailService#medical-clearance) in any week.',
      ],
    },
    {
      id: 'book',
      title: 'When you book and check in',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Book as usual. You need not tell us before a certificate is due.',
            `Then call ${say.phone} or [write to us](/guide/contact): we note it on your booking (code MAAS), and give you a seat near the lavatory or on the aisle free of charge.`,
            'With this note you cannot choose a seat or check in online. Exit rows are barred in every week of pregnancy.',
            'Show the certificate at the counter. You may board early.',
          ],
        },
      ],
    },
    {
      id: 'belt',
      title: 'How to wear the belt',
      blocks: [
        { kind: 'figure', name: 'belt' },
        'Put the belt below your belly, flat and low across the hips and the upper thighs, and pull it tight. It stays on whenever you sit: turbulence comes without warning. Ask the crew for an extension if it is short.',
      ],
    },
    {
      id: 'on-board',
      title: 'Well on the way',
      blocks: [
        {
          kind: 'list',
          items: [
            'Walk up and down the aisle now and then, move your feet while you sit, and wear compression stockings on long flights: in pregnancy blood clots more easily.',
            'Drink often. Food with gas in it expands as the cabin pressure falls.',
            'Security gates and body scanners do not use X-rays, or so few that they do no harm; you can ask to be searched by hand instead.',
            'Ask your doctor before you go where malaria or Zika occurs, and look at your insurance: many end before ours does.',
            'Some countries ask visitors who are visibly pregnant for proof that they can pay for a birth there.',
          ],
        },
      ],
    },
    {
      id: 'after-birth',
      title: 'After the birth',
      blocks: [
        `Mothers fly again from ${say.span(afterBirthDays, 'day')} after the birth; earlier, or after an operation, with [medical clearance](/passenger/detailService#medical-clearance). The child can travel from the age of ${say.span(LIMITS.infantFromDays, 'day')}. Its papers are under [infants and children](/passenger/PassengersService#children).`,
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
              question: 'My flight is delayed, and meanwhile the week has passed. What then?',
              answer: [
                'What counts is the day that your ticket names. If we are late, you fly with the certificate you have.',
              ],
            },
            {
              question: 'I can no longer fly. Do I get my money back?',
              answer: [
                'Send us your doctor’s certificate. For reasons of health we change the date once without a fee, or give the fare back; see [changes and refunds](/guide/contact).',
              ],
            },
            {
              question: 'Another airline flies part of my trip. Whose rules apply?',
              answer: [
                'Those of the airline that operates the flight. Please ask each of them: some stop earlier than we do.',
              ],
            },
          ],
        },
      ],
    },
  ],
};
