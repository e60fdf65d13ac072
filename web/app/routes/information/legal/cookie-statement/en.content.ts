import { RETENTION } from '#schema/codes/access/retention.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { Content } from '#web/app/components/article/article.ts';
import { articleFigures } from '#web/app/i18n/format/article-figures.ts';

const say = articleFigures('en');
const closed = 'When you close the tab';

export const en: Content = {
  title: 'Cookie statement',
  description: `Every cookie and other entry that ${say.airline}’s site stores in your browser: its name, its purpose and when it expires.`,
  lead: 'We only store what the site needs to work, and nothing that tracks you. There’s no cookie banner, because there’s nothing to accept or refuse.',
  keywords: ['cookies', 'local storage', 'session storage', 'tracking', 'device'],
  sections: [
    {
      id: 'principles',
      title: 'In short',
      blocks: [
        {
          kind: 'list',
          items: [
            'No advertising cookies, analytics, social media buttons or tracking pixels.',
            'Everything comes from our own address. While you use this site, your browser contacts no other company except the payment provider when you pay.',
            'If you only read our pages, we don’t set any cookies. We set one when you choose a language or appearance, or when there’s something to keep for you, such as a booking.',
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
          caption: 'Cookies set by this site',
          columns: ['Name', 'Purpose', 'Expires'],
          rows: [
            [
              '__Host-session (or session on a test site without encryption)',
              say.online(
                'SIGN_IN',
                'A random number that identifies your browser after you’ve booked, looked for a booking or signed in. Scripts can’t read it, and other sites can’t use it. We only store a hash of it.',
                'A random number that identifies your browser after you’ve booked or looked for a booking. Scripts can’t read it, and other sites can’t use it. We only store a hash of it.',
              ),
              `When you close the browser, after ${say.span(RETENTION.sessionIdleHours, 'hour')} without use, or after ${say.span(RETENTION.sessionDays, 'day')} at most. If you choose to stay signed in: after ${say.span(RETENTION.rememberedIdleDays, 'day')} without use, or after ${say.span(RETENTION.rememberedDays, 'day')} at most`,
            ],
            [
              '__Host-browser (or browser on a test site without encryption)',
              'A random number that tells us you’ve signed in with this browser before, so that others who guess at your password can’t lock you out here. It signs no one in. We only store a hash of it.',
              `${say.span(RETENTION.knownBrowserDays, 'day')} after you last signed in`,
            ],
            [
              'signed-in',
              'Tells our pages that a member may be signed in, so that they ask for the name only then. It holds no data and signs no one in.',
              'With the session, or when you sign out',
            ],
            [
              'first-name',
              'The first name of the member who is signed in, so that each page greets them at once. It isn’t used for anything else.',
              'When the browser is closed, or when you sign out',
            ],
            [
              'locale',
              'The language you chose',
              `After ${say.span(RETENTION.preferenceDays, 'day')}`,
            ],
            [
              'sign-in-way',
              'How you signed in last: by e-mail, text message or password. It doesn’t say who you are.',
              `After ${say.span(RETENTION.preferenceDays, 'day')}`,
            ],
            [
              'colour-mode',
              'The appearance you chose: light, dark or the same as your device',
              `After ${say.span(RETENTION.preferenceDays, 'day')}`,
            ],
          ],
        },
      ],
    },
    {
      id: 'session-storage',
      title: 'Stored in the tab',
      blocks: [
        'Browsers give each tab its own small store. Unlike a cookie, its contents aren’t sent with every request, and other tabs can’t see them.',
        {
          kind: 'table',
          caption: 'Entries in session storage',
          columns: ['Name', 'Purpose', 'Expires'],
          rows: [
            [
              'draft: …',
              'What you’ve entered in a form, including names and document numbers in a booking, so you don’t lose it when you reload or change language. We never keep passwords, codes or cards.',
              'When you send the form or close the tab',
            ],
            [
              'kept: …',
              'Your last search, your choices on a page, and a booking you’ve made or looked up',
              closed,
            ],
            [
              'order-key',
              'A random number that prevents a second booking if you press the button twice',
              'When you’ve booked or you close the tab',
            ],
            ['react-router-scroll-positions', 'Your scroll position, for when you go back', closed],
            ['loading', 'Whether a page is loading', closed],
            [
              'chunk-reload: …',
              'When a page was last reloaded because one of its files was missing',
              closed,
            ],
            [
              'device-fingerprint',
              'Used only if [device recognition](#device) is switched on',
              closed,
            ],
          ],
        },
      ],
    },
    {
      id: 'local-storage',
      title: 'Stored in the browser',
      blocks: [
        {
          kind: 'table',
          caption: 'Entries in local storage',
          columns: ['Name', 'Purpose', 'Expires'],
          rows: [
            [
              'recent-places',
              `Codes of the last ${say.number(RETENTION.recentPlaces)} airports and cities you chose, so we can offer them first next time`,
              'When you delete it',
            ],
            [
              'icons',
              'Icons that have already been loaded',
              `After ${say.span(LIMITS.icons.cacheHours, 'hour')}`,
            ],
          ],
        },
        {
          kind: 'table',
          caption: 'Entries in cache storage',
          columns: ['Name', 'Purpose', 'Expires'],
          rows: [
            [
              'boarding-pass …',
              'A boarding pass page that you’ve opened, with its files, so that you can open it offline too',
              'When you sign out, when your access ends, when the check-in is cancelled, or after the flight',
            ],
          ],
        },
      ],
    },
    {
      id: 'device',
      title: 'Device recognition',
      blocks: [
        'Airlines are often targeted with stolen cards. This site can load a fraud-prevention script that creates a fingerprint of your device. The fingerprint is stored in the tab and sent with your requests to us.',
        {
          kind: 'notice',
          tone: 'info',
          title: 'Switched off',
          text: 'This script isn’t in use, and no page needs it. Before we switch it on, we’ll name the service in this statement and, where the law requires, ask for your consent first.',
        },
      ],
    },
    {
      id: 'payment',
      title: 'When you pay',
      blocks: [
        'When you pay, you go to the payment provider’s page, at its own address. The provider sets the cookies it needs to secure your payment, under its own cookie statement. We can’t read them, and it can’t read ours.',
      ],
    },
    {
      id: 'control',
      title: 'How to delete them',
      blocks: [
        {
          kind: 'list',
          items: [
            'In your browser’s settings, you can see what this site has stored and delete all or some of it. A private window deletes everything when you close it.',
            'Without the session cookie, you can’t book or view a booking. Without the other cookies, you only need to choose your language and appearance again.',
            say.online(
              'SIGN_IN',
              'On a shared computer, sign out and close the tab when you’ve finished.',
              'On a shared computer, close the browser when you’ve finished, and delete what this site has stored.',
            ),
          ],
        },
        'Before we add a cookie, we update this page. The [privacy policy](/privacyPolicy) explains how we use your data.',
        `Questions: ${say.email}`,
      ],
    },
  ],
};
