import { featureFlags, governsCall } from '@fairground/contract/feature-flags'
import { type FeatureName, featureNames } from '@fairground/contract/feature-names'
import type { OperationName } from '@fairground/contract/operation-names'
import type { Member } from './members.ts'

export const isFeatureOn = ({ features }: Pick<Member, 'features'>, feature: FeatureName): boolean =>
  features[feature] ?? featureFlags[feature].isOnByDefault

export const listFeaturesOff = (member: Pick<Member, 'features'>): FeatureName[] =>
  featureNames.filter(feature => !isFeatureOn(member, feature))

/** Reports whether a feature that is off governs this call. */
export const isSwitchedOff = (
  member: Pick<Member, 'features'>,
  name: OperationName,
  input: unknown,
): boolean => listFeaturesOff(member).some(feature => governsCall(feature, name, input))
