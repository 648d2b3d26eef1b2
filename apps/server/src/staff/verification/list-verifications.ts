import type { OperatorInput, OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { inMember } from '@fairground/database/transaction'
import { CommandRefused, type StaffDeps } from '#staff/act.ts'
import { defaultLimit, toPage } from '#staff/players/paging.ts'
import { claimMs } from './claim.ts'
import { readQueue } from './queries/claims.ts'

const parseCursor = (cursor: string | undefined) => {
  if (cursor === undefined) return { micros: 0n, id: 0 }
  const [, micros, id] = /^([0-9]{1,18}):([0-9]{1,9})$/.exec(cursor) ?? []
  if (micros === undefined) throw new CommandRefused('the cursor is not one of this list')
  return { micros: BigInt(micros), id: Number(id) }
}

/** The queue of the analysts, oldest first, without personal data. */
export const listVerifications = async (
  { db }: StaffDeps,
  memberId: number,
  { cursor, limit = defaultLimit }: OperatorInput<'listVerifications'>,
): Promise<OperatorOutput<'listVerifications'>> => {
  const after = parseCursor(cursor)
  const rows = await inMember(db, memberId, tx =>
    readQueue(tx, memberId, { after, limit: limit + 1, claimMs }),
  )
  const { items, next } = toPage(rows, limit, ({ micros, id }) => `${micros}:${id}`)
  return {
    next,
    requests: items.map(({ id, playerId, username, kind, submittedAt, waitingMs, claimedBy, documents }) => ({
      requestId: id,
      playerId,
      username,
      kind,
      submittedAt,
      waitingMs,
      claimedBy,
      documents,
    })),
  }
}
