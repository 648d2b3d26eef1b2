import { featureFlags, listGoverned } from '@fairground/contract/feature-flags'
import { featureNames } from '@fairground/contract/feature-names'
import type { OperatorInput, OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { inMember } from '@fairground/database/transaction'
import { isFeatureOn } from '#operator/features.ts'
import type { Member } from '#operator/members.ts'
import { readStaffNames } from '../access/read-staff-names.ts'
import type { StaffDeps } from '../act.ts'
import { readOperator } from '../operators/queries.ts'
import { type AuditEntryRow, readEntriesBefore } from '../queries/audit-entries.ts'
import { newestRow, readPage } from '../read-page.ts'
import { featureEntries } from './set-feature-flags.ts'

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
): Promise<OperatorOutput<'listFeatureFlags'>> =>
  inMember(db, memberId, async tx => {
    const features = (await readOperator(tx, memberId)).features as Member['features']
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
    }
  })

export const listFeatureChanges = (
  { db }: Pick<StaffDeps, 'db'>,
  memberId: number,
  { after = newestRow, limit }: OperatorInput<'listFeatureChanges'>,
): Promise<OperatorOutput<'listFeatureChanges'>> =>
  inMember(db, memberId, async tx => {
    const { rows, next } = await readPage(
      { limit },
      count => readEntriesBefore(tx, memberId, after, count, featureEntries),
      ({ seq }) => seq,
    )
    const toName = await readStaffNames(
      tx,
      rows.map(({ actor }) => actor),
    )
    return { changes: rows.map(row => ({ ...toChange(row), actorName: toName(row.actor) })), next }
  })
