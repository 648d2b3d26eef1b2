import { featureFlags, listGoverned } from '@fairground/contract/feature-flags'
import { featureNames } from '@fairground/contract/feature-names'
import type { OperatorInput, OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { inMember } from '@fairground/database/transaction'
import { isFeatureOn } from '#operator/features.ts'
import type { Member } from '#operator/members.ts'
import type { StaffDeps } from '../act.ts'
import { readOperator } from '../operators/queries.ts'
import { type AuditEntryRow, readEntriesBefore } from '../queries/audit-entries.ts'
import { featureEntries } from './set-feature-flags.ts'

const defaultLimit = 50
const lastSeq = 2_147_483_647

const toChange = ({ seq, at, actor, reason, after }: AuditEntryRow) => ({
  seq,
  at: Math.floor(at),
  actor,
  reason,
  switched: Object.entries(after as Readonly<Record<string, boolean>>).map(([feature, isOn]) => ({
    feature,
    isOn,
  })),
})

export const listFeatureFlags = (
  { db }: Pick<StaffDeps, 'db'>,
  memberId: number,
  { before = lastSeq, limit = defaultLimit }: OperatorInput<'listFeatureFlags'>,
): Promise<OperatorOutput<'listFeatureFlags'>> =>
  inMember(db, memberId, async tx => {
    const features = (await readOperator(tx, memberId)).features as Member['features']
    const rows = await readEntriesBefore(tx, memberId, Math.min(before, lastSeq), limit, featureEntries)
    return {
      features: featureNames.map(feature => {
        const { isOnByDefault, description, continues } = featureFlags[feature]
        const isOn = isFeatureOn({ features }, feature)
        return {
          feature,
          isOn,
          isOnByDefault,
          description,
          continues,
          operations: [...listGoverned(feature)],
        }
      }),
      changes: rows.map(toChange),
      next: rows.length === limit ? rows.at(-1)!.seq : null,
    }
  })
