/** What the home page shows below its first screens, in the built order. */
export const HOME_SECTIONS = [
  'offers',
  'needs',
  'best-sellers',
  'days',
  'newest',
  'clients',
  'stories',
  'request',
] as const

export type HomeSection = (typeof HOME_SECTIONS)[number]
