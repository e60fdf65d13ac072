/**
 * Pages of the loyalty club. Apart from the map: the home page shows some of them, and loads no
 * map.
 */
export const CLUB_PAGES = [
  { path: '/memberIntro/happinessClub', message: 'shell.page.happinessClub' },
  { path: '/memberIntro/vipMemberSystem', message: 'shell.page.vipMemberSystem' },
  { path: '/membershipBenefits', message: 'shell.page.membershipBenefits' },
  { path: '/memberIntro/flyWithUs', message: 'shell.page.flyWithUs' },
  { path: '/memberIntro/partners', message: 'shell.page.partners' },
  { path: '/memberIntro/starAlliances', message: 'shell.page.starAlliances' },
  { path: '/memberIntro/takePartners', message: 'shell.page.takePartners' },
] as const;
