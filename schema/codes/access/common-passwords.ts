/**
 * The most common passwords of letters and digits, in lower case, which no pattern makes
 * (`rules/access/easy-password.ts`). Attackers try them first, so they are refused (RULES 10.10).
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 q1w2e3 q1w2e3r4 q1w2e3r4t5 qaz123 123qaz qazwsx123 zaq12wsx
   zaq1xsw2 123qweasd qweasd123 a123123 123123a a1b2c3 a1b2c3d4 qq123123 passw0rd p4ssw0rd pa55word trustno1
   5201314a a5201314 520520a wo1314 li123456 wang123456 zhang123 vip123 vip888`.split(/\s+/),
);

/** Words that are the most common passwords with a few digits before or after them. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `password passwd passw0rd admin root test user guest welcome letmein login hello secret master changeme access
   pass qwerty qwertz azerty asdf zxcvbn iloveyou ilove love loveyou monkey dragon michael charlie shadow
   sunshine princess football baseball basketball superman batman pokemon naruto summer winter spring autumn
   jordan ronaldo messi computer internet samsung google apple iphone woaini nihao china beijing shanghai
   guangzhou hongkong taiwan macau tokyo osaka japan nippon sakura magnolia airline airlines flight travel
   holiday member happiness`.split(/\s+/),
);
