/**
 * The most common passwords of letters and digits, in lower case. Attackers try them first, so they are refused
 * (RULES 10.10).
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 q1w2e3 q1w2e3r4 q1w2e3r4t5 qaz123 123qaz qazwsx123 zaq12wsx zaq1xsw2
   123qwe qwe123 qwer123 qwer1234 1234qwer qwerty1 qwerty12 qwerty123 qwerty1234 123qweasd qweasd123 asd123 asdf1234
   123asd zxc123 zxcv1234 zxcvbn1 zxcvbnm1 zxcvbnm123 abc123 123abc abc1234 abcd123 abcd1234 1234abcd abc12345
   a123456 a1234567 a12345678 a123456789 a1234567890 123456a 1234567a 12345678a 123456789a aa123456 aaa123 aaa111
   a111111 111111a a11111 a123123 123123a a1b2c3 a1b2c3d4 q123456 123456q q123456789 z123456 123456z w123456 s123456
   qq123456 123456qq qq123123 asd123456 zxc123456 qwe123456 123456abc abc123456 123456qwe ab123456 as123456 xx123456
   password1 password12 password123 passw0rd p4ssw0rd pass123 pass1234 pa55word admin1 admin12 admin123 admin1234
   root123 test123 test1234 user123 user1234 guest123 welcome1 welcome123 letmein1 login123 hello123 hello1 secret1
   master1 master123 access14 trustno1 changeme1 iloveyou1 iloveyou2 ilove1 love123 love1234 monkey1 monkey123 dragon1
   dragon123 michael1 charlie1 shadow1 sunshine1 princess1 football1 baseball1 superman1 batman1 pokemon1 summer1
   jordan23 computer1 internet1 samsung1 woaini1 woaini123 woaini520 woaini1314 woaini521 5201314a a5201314 520520a
   wo1314 nihao123 nihao1 china123 beijing2008 shanghai1 shanghai123 li123456 wang123456 zhang123 sakura1 sakura123
   tokyo2020 japan1 nippon1 magnolia1 magnolia123 airline1 airlines1 flight1 flight123 travel1 travel123 vip123 vip888
   a888888 888888a a666666 666666a a000000 000000a`.split(/\s+/),
);
