/**
 * Pages of texts, the same for every visitor: their English paths, and the modules of their routes. They are prerendered
 * in every language.
 */
export const ARTICLE_PAGES: Readonly<Record<string, string>> = {
  '/carryOnBaggage': 'routes/information/carry-on-baggage/carry-on-baggage.route.tsx',
  '/culture': 'routes/information/culture/culture.route.tsx',
  '/inFlightMeals': 'routes/information/in-flight-meals/in-flight-meals.route.tsx',
  '/planeWiFi': 'routes/information/plane-wifi/plane-wifi.route.tsx',
  '/transportationConditions':
    'routes/information/legal/transportation-conditions/transportation-conditions.route.tsx',
  '/privacyPolicy': 'routes/information/legal/privacy-policy/privacy-policy.route.tsx',
  '/childrenPrivacyPolicy':
    'routes/information/legal/children-privacy-policy/children-privacy-policy.route.tsx',
  '/sensitiveRules': 'routes/information/legal/sensitive-rules/sensitive-rules.route.tsx',
  '/cookieStatement': 'routes/information/legal/cookie-statement/cookie-statement.route.tsx',
  '/userRegistrationAgreement':
    'routes/information/legal/user-registration-agreement/user-registration-agreement.route.tsx',
  '/memberIntro/happinessClub': 'routes/club/happiness-club/happiness-club.route.tsx',
  '/memberIntro/vipMemberSystem': 'routes/club/vip-member-system/vip-member-system.route.tsx',
  '/membershipBenefits': 'routes/club/membership-benefits/membership-benefits.route.tsx',
  '/memberIntro/flyWithUs': 'routes/club/fly-with-us/fly-with-us.route.tsx',
  '/memberIntro/partners': 'routes/club/partners/partners.route.tsx',
  '/memberIntro/starAlliances': 'routes/club/star-alliances/star-alliances.route.tsx',
  '/memberIntro/takePartners': 'routes/club/take-partners/take-partners.route.tsx',
  '/passenger': 'routes/information/care/passenger/passenger.route.tsx',
  '/passenger/detailService': 'routes/information/care/detail-service/detail-service.route.tsx',
  '/passenger/detailService/pregnantWoman':
    'routes/information/care/pregnant-woman/pregnant-woman.route.tsx',
  '/passenger/PassengersService':
    'routes/information/care/passengers-service/passengers-service.route.tsx',
  '/guide/contact': 'routes/information/contact/contact.route.tsx',
};
