/** Every route of SPEC section 2, in its order. */
export const SPEC_ROUTES: readonly string[] = [
  '/',
  ...['/login', '/register', '/resetPassword'],
  ...['/account', '/account/editInfo', '/account/editLoginPwd', '/account/editConsumePwd'],
  '/aircraftIntroduction',
  ...['a320_ceo', 'a320_neo', 'a321_ceo', 'a321_neo', 'b787_9'].map(
    (type) => `/aircraftIntroduction/${type}`,
  ),
  ...['/carryOnBaggage', '/checkedBaggage', '/inFlightMeals', '/planeWiFi', '/lounges'],
  ...['/culture', '/overview'],
  ...['/changeDate', '/changeDate/choose-flight', '/changeDate/ack-date'],
  ...['/checkIn', '/checkIn/logged', '/checkIn/choose-seat', '/checkIn/payment-seat'],
  '/checkIn/order-result',
  ...['/flightInquiry', '/flightInquiry/passengersService', '/flightInquiry/payment'],
  ...['/flightSegment', '/flightStatus', '/flightStatus/details'],
  ...['/guide/airport', '/guide/contact'],
  ...['/itineraryConfirmation', '/itineraryConfirmation/details'],
  ...['partners', 'starAlliances', 'vipMemberSystem', 'takePartners'].map(
    (page) => `/memberIntro/${page}`,
  ),
  '/membershipBenefits',
  ...['/message/list', '/message/details'],
  ...['flightOrder', 'flightOrderDetail', 'equityOrder', 'equityOrderDetail'].map(
    (page) => `/order/${page}`,
  ),
  ...['/passenger', '/passenger/detailService', '/passenger/detailService/pregnantWoman'],
  '/passenger/PassengersService',
  ...['/passengers', '/passengers/editPsg', '/passengers/viewPsg'],
  '/points',
  ...['/reserve', '/reserve/detail', '/reserve/refund-detail'],
  ...['/privacyPolicy', '/childrenPrivacyPolicy', '/cookieStatement', '/sensitiveRules'],
  ...['/transportationConditions', '/userRegistrationAgreement'],
];
