import { featureNames } from '@fairground/contract/feature-names'
import type { OperatorInput } from '@fairground/contract/operator/operator-operations'
import { isFeatureOn } from '#operator/features.ts'
import type { Member } from '#operator/members.ts'
import { act, type Acting, CommandRefused, type StaffDeps } from '../act.ts'
import { lockOperator, updateOperator } from '../operators/queries.ts'
import { publishConfiguration } from '../reload-configuration.ts'

type Switched = OperatorInput<'setFeatureFlags'>['features']

/** The action and the subject of the entries that listFeatureFlags returns. */
export const featureEntries = { action: 'set-feature-flags', subject: 'features' } as const

export const setFeatureFlags = (deps: StaffDeps, acting: Acting, wanted: Switched): Promise<void> =>
  act(deps, acting, featureEntries.action, async tx => {
    const memberId = acting.member.id
    const row = await lockOperator(tx, memberId)
    const features = row.features as Member['features']
    const changed = featureNames.filter(
      feature => wanted[feature] !== undefined && wanted[feature] !== isFeatureOn({ features }, feature),
    )
    if (changed.length === 0) throw new CommandRefused('nothing changes')
    const pick = (isOn: (feature: (typeof changed)[number]) => unknown) =>
      Object.fromEntries(changed.map(feature => [feature, isOn(feature)]))
    const after = pick(feature => wanted[feature])
    await updateOperator(tx, memberId, { features: JSON.stringify({ ...features, ...after }) })
    await publishConfiguration(tx, memberId)
    return {
      subject: featureEntries.subject,
      before: pick(feature => isFeatureOn({ features }, feature)),
      after,
      result: undefined,
    }
  })
