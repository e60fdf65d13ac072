import { RETENTION } from '#schema/codes/access/retention.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { forTexts } from '#web/app/i18n/format/for-texts.ts';

const say = forTexts('en');
const closed = 'When you close the tab';

export const en: Content = {
  title: 'Cookie statement',
  description: `Every cookie and every entry that ${say.airline}’s site keeps in your browser: its name, what it is for, and when it ends.`,
  lead: 'We set only what the site needs to work, and nothing to follow you. There is no banner to accept, since there is nothing to refuse.',
  keywords: ['cookies', 'local storage', 'session storage', 'tracking', 'device'],
  sections: [
    {
      id: 'principles',
      title: 'In short',
      blocks: [
        {
          kind: 'list',
          items: [
            'No advertising cookies, no analytics, no social media buttons, no pixels.',
            'Everything comes from our own address. Your browser asks no other company while you use this site, except the payment provider when you pay.',
            'Someone who only reads gets no cookie at all. One is set when you choose a language or an appearance, or when there is something to keep for you, such as a booking.',
          ],
        },
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      blocks: [
        {
          kind: 'table',
          caption: 'Cookies that this site sets',
          columns: ['Name', 'What it is for', 'Ends'],
          rows: [
            [
              '__Host-session (session where a test site has no encryption)',
              'A random number by which we know your browser again after you have booked, looked for a booking or signed in. Scripts cannot read it, other sites cannot use it; we store only a fingerprint of it.',
              `After ${say.span(RETENTION.sessionIdleHours, 'hour')} without use, at the latest after ${say.span(RETENTION.sessionDays, 'day')}`,
            ],
            [
              'locale',
              'The language you chose',
              `After ${say.span(RETENTION.preferenceDays, 'day')}`,
            ],
            [
              'colour-mode',
              'The appearance you chose: light, dark, or as your device',
              `After ${say.span(RETENTION.preferenceDays, 'day')}`,
            ],
          ],
        },
      ],
    },
    {
      id: 'session-storage',
      title: 'Kept in the tab',
      blocks: [
        'Browsers give each tab a small store of its own. What lies there is not sent with every request as a cookie is, and other tabs do not see it.',
        {
          kind: 'table',
          caption: 'Entries in the session storage',
          columns: ['Name', 'What it is for', 'Ends'],
          rows: [
            [
              'draft: …',
              'What you have typed into a form, names and document numbers of a booking included, so that a reload or another language does not lose it. Passwords, codes and cards are never kept.',
              'When the form has been sent or you close the tab',
            ],
            ['kept: …', 'The search you last made, and the booking you were looking for', closed],
            [
              'order-key',
              'A random number that stops a second press of the button from making a second booking',
              'When the booking has been made or you close the tab',
            ],
            ['react-router-scroll-positions', 'How far you had scrolled, for the way back', closed],
            ['loading', 'Whether something is being loaded', closed],
            [
              'chunk-reload: …',
              'When a page was last reloaded because a file of it was missing',
              closed,
            ],
            [
              'device-fingerprint',
              'Only where [device recognition](#device) is switched on',
              closed,
            ],
          ],
        },
      ],
    },
    {
      id: 'local-storage',
      title: 'Kept in the browser',
      blocks: [
        {
          kind: 'table',
          caption: 'Entries in the local storage',
          columns: ['Name', 'What it is for', 'Ends'],
          rows: [
            [
              'recent-places',
              `Codes of the ${say.number(RETENTION.recentPlaces)} airports and cities you chose last, offered first next time`,
              'When you delete it',
            ],
            [
              'icons',
              'Drawings of symbols that have been loaded before',
              `After ${say.span(LIMITS.icons.cacheHours, 'hour')}`,
            ],
          ],
        },
      ],
    },
    {
      id: 'device',
      title: 'Device recognition',
      blocks: [
        'Airlines are a target of stolen cards. The site can load a script of a fraud prevention service that computes a mark of your device; the mark lies in the tab and goes with your requests to us.',
        {
          kind: 'notice',
          tone: 'info',
          title: 'Switched off',
          text: 'This script is not part of the site as it stands, and no page needs it. Before it is switched on, this statement will name the service, and where the law asks for your consent we will ask for it first.',
        },
      ],
    },
    {
      id: 'payment',
      title: 'When you pay',
      blocks: [
        'Paying takes you to the page of the payment provider, at an address of its own. It sets the cookies it needs to secure your payment, by its own statement. We do not read them, and it does not read ours.',
      ],
    },
    {
      id: 'control',
      title: 'How to delete them',
      blocks: [
        {
          kind: 'list',
          items: [
            'Your browser’s settings show what this site has kept, and delete it, all or one by one. A private window forgets everything when you close it.',
            'Without the session cookie you cannot book or look at a booking. Without the others you only choose your language and appearance again.',
            'On a computer that others use, sign out and close the tab when you are done.',
          ],
        },
        'When we add a cookie, this page changes first. What happens to your data on our side is in the [privacy policy](/privacyPolicy).',
        `Questions: ${say.email}`,
      ],
    },
  ],
};
