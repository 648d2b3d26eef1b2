import type { FeatureName } from '@fairground/contract/feature-names'
import { useSession } from './session.ts'

/** False if the operator has switched the feature off, so that the site does not offer it. */
export const useIsFeatureOn = (feature: FeatureName): boolean =>
  !useSession().data?.configuration.featuresOff.includes(feature)
