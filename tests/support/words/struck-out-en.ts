import type { RefusedWord } from './refused-words.ts';

/** Sentences that an editor of the English edition has replaced, by their most telling words. */
export const STRUCK_OUT_EN: readonly RefusedWord[] = [
  {
    refused: /do not grow|lockers? (?:do|does) not/,
    use: 'No. Space in the overhead lockers is limited.',
    example: 'No, lockers do not grow.',
  },
  {
    refused: /smells of little/,
    use: 'doesn’t smell strongly',
    example: 'Yes, if it is solid and smells of little.',
  },
  {
    refused: /Liquids are also/,
    use: 'also count as liquids',
    example: 'Liquids are also creams and gels.',
  },
  {
    refused: /Elsewhere than/,
    use: 'Outside',
    example: 'Elsewhere than in China one lighter may be carried.',
  },
  { refused: /Ask here for/, use: 'Check your trip below', example: 'Ask here for your own trip.' },
  {
    refused: /holds your choice/,
    use: 'Your choices are saved',
    example: 'The address of this page holds your choice',
  },
  {
    refused: /people lift it/,
    use: 'to protect our baggage staff',
    example: '32 kg, also when you pay: people lift it',
  },
  { refused: /sorry to say/, use: 'We’re sorry', example: 'Nothing, we are sorry to say.' },
  {
    refused: /electric or not/,
    use: 'No smoking or vaping',
    example: 'Smoking is not allowed, electric or not.',
  },
  {
    refused: /a little off the shortest/,
    use: 'close to the shortest route',
    example: 'Shanghai lies a little off the shortest way',
  },
  {
    refused: /comes with its reason/,
    use: 'we say so first, and why',
    example: 'A no comes with its reason',
  },
  {
    refused: /too much help/,
    use: 'we’re happy to give more help',
    example: 'too much help is no trouble',
  },
  {
    refused: /is worth the same/,
    use: 'we treat it the same way',
    example: 'your request is worth the same',
  },
  {
    refused: /help is far/,
    use: 'medical help is limited',
    example: 'the air is thin and dry, and help is far',
  },
  {
    refused: /keep nothing cool/,
    use: 'can’t refrigerate',
    example: 'The crew can keep nothing cool',
  },
  {
    refused: /stay behind/,
    use: 'No certificate, no boarding',
    example: 'Without it you stay behind',
  },
  { refused: /Well on the way/, use: 'Staying comfortable', example: 'Well on the way' },
  { refused: /in your way/, use: 'doesn’t work for you', example: 'If something is in your way' },
  {
    refused: /owe each other/,
    use: 'Your rights and ours',
    example: 'What you and we owe each other',
  },
  {
    refused: /not a right to it/,
    use: 'is not guaranteed',
    example: 'Choosing a seat is not a right to it',
  },
  {
    refused: /take silence/,
    use: 'never treat silence as consent',
    example: 'do not take silence for a yes',
  },
  {
    refused: /as long as it asks/,
    use: 'for as long as the law requires',
    example: 'what the law asks for as long as it asks',
  },
  { refused: /It goes on these days/, use: 'It operates on', example: 'It goes on these days' },
  {
    refused: /aircraft comes as/,
    use: 'Incoming aircraft',
    example: 'The aircraft comes as MG524',
  },
  {
    refused: /If a booking fits/,
    use: 'If your details match a booking',
    example: 'If a booking fits',
  },
  {
    refused: /no longer counts/,
    use: 'no longer works',
    example: 'The earlier code no longer counts.',
  },
  {
    refused: /flight that comes first/,
    use: 'before your previous flight',
    example: 'before the flight that comes first',
  },
  {
    refused: /a day that exists|cannot be right/,
    use: 'Enter a valid date; doesn’t look right',
    example: 'Enter a day that exists.',
  },
  { refused: /You may not see/, use: 'You don’t have access', example: 'You may not see this.' },
  {
    refused: /choice of flights no longer/,
    use: 'Your selection has expired',
    example: 'This choice of flights no longer exists',
  },
  {
    refused: /asks of visitors/,
    use: 'entry rules',
    example: 'see what your destination asks of visitors',
  },
  { refused: /Signs in the plan/, use: 'Key', example: 'Signs in the plan' },
  {
    refused: /Counters of your|Bags first on|Front rows kept/,
    use: 'Dedicated counters, Priority baggage, Reserved front rows',
    example: 'Counters of your choice',
  },
  { refused: /tickets stand/, use: 'tickets are valid', example: 'your tickets stand' },
  {
    refused: /written and not translated/,
    use: '(no claim that no reader can check)',
    example: 'each of them written and not translated',
  },
  {
    refused: /consumption password/,
    use: 'points password',
    example: 'Set a consumption password.',
  },
  {
    refused: /children who travel alone/,
    use: 'children can’t fly alone',
    example: 'children who travel alone',
  },
  {
    refused: /[Ss]ecurity charge \(Thailand/,
    use: 'International arrival and departure fee',
    example: 'Security charge (Thailand)',
  },
  {
    refused: /by e-mail or identity number/,
    use: 'booking reference or ticket number',
    example: 'find my booking by e-mail or identity number',
  },
];
