const ARTICLE = 'routes/article/article.route.tsx';

/**
 * Pages of texts, the same for every visitor: their English paths, and the modules of their routes.
 * They are prerendered in every language.
 */
export const ARTICLE_PAGES: Readonly<Record<string, string>> = {
  '/carryOnBaggage': 'routes/information/carry-on-baggage/carry-on-baggage.route.tsx',
  '/culture': ARTICLE,
  '/inFlightMeals': 'routes/information/in-flight-meals/in-flight-meals.route.tsx',
  '/planeWiFi': ARTICLE,
  '/transportationConditions': ARTICLE,
  '/privacyPolicy': ARTICLE,
  '/childrenPrivacyPolicy': ARTICLE,
  '/sensitiveRules': ARTICLE,
  '/cookieStatement': ARTICLE,
  '/userRegistrationAgreement': ARTICLE,
  '/memberIntro/happinessClub': ARTICLE,
  '/memberIntro/vipMemberSystem': 'routes/club/vip-member-system/vip-member-system.route.tsx',
  '/membershipBenefits': 'routes/club/membership-benefits/membership-benefits.route.tsx',
  '/memberIntro/flyWithUs': 'routes/club/fly-with-us/fly-with-us.route.tsx',
  '/memberIntro/partners': 'routes/club/partners/partners.route.tsx',
  '/memberIntro/starAlliances': 'routes/club/star-alliances/star-alliances.route.tsx',
  '/memberIntro/takePartners': ARTICLE,
  '/passenger': ARTICLE,
  '/passenger/detailService': ARTICLE,
  '/passenger/detailService/pregnantWoman':
    'routes/information/care/pregnant-woman/pregnant-woman.route.tsx',
  '/passenger/PassengersService': ARTICLE,
  '/guide/contact': 'routes/information/contact/contact.route.tsx',
};
