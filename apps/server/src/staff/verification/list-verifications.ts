import type { OperatorInput, OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { inMember } from '@fairground/database/transaction'
import type { StaffDeps } from '#staff/act.ts'
import { readPage, splitPlace } from '#staff/read-page.ts'
import { claimMs } from './claim.ts'
import { readQueue } from './queries/claims.ts'

const parsePlace = (after: string | undefined) => {
  const [micros, id] = splitPlace(after, /^([0-9]{1,18}):([0-9]{1,9})$/) ?? [0n, 0]
  return { micros: BigInt(micros), id: Number(id) }
}

/** The queue of the analysts, oldest first, without personal data. */
export const listVerifications = async (
  { db }: StaffDeps,
  memberId: number,
  { after, limit }: OperatorInput<'listVerifications'>,
): Promise<OperatorOutput<'listVerifications'>> => {
  const place = parsePlace(after)
  const { rows, next } = await inMember(db, memberId, tx =>
    readPage(
      { limit },
      count => readQueue(tx, memberId, { after: place, limit: count, claimMs }),
      ({ micros, id }) => `${micros}:${id}`,
    ),
  )
  return {
    next,
    requests: rows.map(({ id, micros: _micros, ...request }) => ({ requestId: id, ...request })),
  }
}
