import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { findGrants, platformId } from '@fairground/contract/operator/roles'
import { databaseNow, inMember } from '@fairground/database/transaction'
import { createMembers } from '#operator/members.ts'
import { type OperatorHandlers, requireMember, requireStaff } from '#staff/access/operator-handler.ts'
import { findByCode } from '#staff/search/find-by-code.ts'
import { readJobs, readLane, readRelay, readVersions } from '#staff/overview/queries/system.ts'
import {
  findNextDeadline,
  readHarmFlags,
  readNextDraws,
  readRevenue,
  readWorklists,
} from '#staff/overview/queries/today.ts'

export const overviewHandlers = {
  findByCode,
  getToday: (_, caller, { db }) => {
    const memberId = requireMember(caller).id
    return inMember(db, memberId, async tx => {
      const worklists = await readWorklists(tx, memberId)
      const { grants } = requireStaff(caller)
      const mayProtect = findGrants(grants, memberId, 'protection.read').length > 0
      const harmFlags = mayProtect ? await readHarmFlags(tx, memberId) : null
      const answerBy = await findNextDeadline(tx, memberId)
      return {
        at: Math.floor(await databaseNow(tx)),
        worklists: { ...worklists, supportCases: { ...worklists.supportCases, answerBy }, harmFlags },
        draws: await readNextDraws(tx, memberId),
        games: [...(await readRevenue(tx, memberId))],
      }
    })
  },
  getSystem: async (_, __, { db, readSigners }) => {
    const lanes: OperatorOutput<'getSystem'>['lanes'] = []
    for (const { id: memberId } of await createMembers(db).all()) {
      const lane = await inMember(db, memberId, tx => readLane(tx, memberId))
      if (!lane) continue
      const { owner, epoch, isHeld, lastJournal, unpublished, oldest } = lane
      lanes.push({
        memberId,
        owner,
        epoch: String(epoch),
        isHeld,
        lastJournal: String(lastJournal),
        unpublished: { count: unpublished, oldest: oldest === null ? null : Math.floor(oldest) },
      })
    }
    const signers = await readSigners()
    return inMember(db, platformId, async tx => {
      const { schema, backup, now } = await readVersions(tx)
      return {
        at: Math.floor(now),
        lanes,
        relay: await readRelay(tx),
        jobs: [...(await readJobs(tx))],
        signers: signers.map(signer => signer ?? null),
        lastBackup: backup === null ? null : Math.floor(backup),
        runtime: process.version,
        schemaVersion: schema,
      }
    })
  },
} as const satisfies Partial<OperatorHandlers>
