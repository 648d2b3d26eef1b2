/** The features that an operator can switch off. */
export const featureNames = [
  'registration',
  'newSubscriptions',
  'oneClick',
  'giving',
  'referrals',
  'pointPacks',
  'achievements',
  'rankings',
  'practice',
  'statistics',
  'push',
] as const

export type FeatureName = (typeof featureNames)[number]
