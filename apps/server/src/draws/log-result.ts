import type { Tx } from '@fairground/database/transaction'
import { toResultEntry } from '@fairground/fair/fd2/log-entries'
import { getTerms } from '#kinds/terms.ts'
import type { DueInstance } from '#lifecycle/organizer.ts'
import { findPendingClose, findResultIndex, insertResultIndex } from '#lifecycle/close-queries.ts'
import { findBeacon, findResult } from '#lifecycle/chain-queries.ts'
import { lockInstance } from '#lifecycle/queries.ts'
import { appendLogEntry } from '#public-log/append.ts'
import { toResultText } from './draw-record.ts'
import { countPayouts } from './queries/settlement.ts'

/** Appends the result to the public log once the play-out has ended. */
export const logResult = async (tx: Tx, { memberId, id, gameId }: DueInstance): Promise<void> => {
  const instance = await lockInstance(tx, memberId, id)
  const [closed, beacon, result] = [
    await findPendingClose(tx, memberId, id),
    await findBeacon(tx, memberId, id),
    await findResult(tx, memberId, id),
  ]
  if (!closed || !beacon || !result) throw new Error(`instance ${id} has no result`)
  if ((await findResultIndex(tx, memberId, id)) !== undefined) return
  const { rules } = getTerms({ rules: instance.rules, prizeTable: instance.prize_table })
  const { index } = await appendLogEntry(
    tx,
    memberId,
    toResultEntry({
      game: String(gameId),
      close: new Uint8Array(closed.close_hash),
      beaconSignature: new Uint8Array(beacon.signature),
      link: new Uint8Array(result.link),
      text: toResultText(rules, result.drawn),
      settlementRoot: new Uint8Array(result.settlement_root),
      paid: result.paid_from_pool + result.paid_from_jackpot,
      count: await countPayouts(tx, memberId, id),
      winners: result.control_signature && new Uint8Array(result.control_signature),
      platformSignature: new Uint8Array(result.result_signature),
    }),
  )
  await insertResultIndex(tx, memberId, id, index)
}
