import type { Tx } from '@fairground/database/transaction'
import { drawRound } from '@fairground/fair/beacon'
import { unhex } from '@fairground/fair/bytes'
import { canonicalHash } from '@fairground/fair/canonical-json'
import type { CloseRecord } from '@fairground/fair/close-record'
import { frontierFromBytes, frontierRoot } from '@fairground/fair/merkle'
import { jackpotBalance } from '#instance/jackpot.ts'
import { termsOf } from '#instance/terms.ts'
import { previousLink } from './chain-queries.ts'
import type { DueInstance, OrganizerParts } from './organizer.ts'
import { gameOf, type InstanceRecord, lastEvent, lockInstance, recordEvent, setDue } from './queries.ts'
import { giveUpAfterMs } from './refund-organizer.ts'

const waitForEarlierDrawMs = 2000

interface Prepared {
  readonly close: CloseRecord
  readonly closedAt: number
}

/** The close record as the signer is to see it, or what to do instead. */
export const prepareClose = async (
  tx: Tx,
  parts: OrganizerParts,
  due: DueInstance,
  ofRefunded: Uint8Array | undefined,
): Promise<Prepared | 'wait' | 'hopeless'> => {
  const { memberId, id, gameId } = due
  const instance = await lockInstance(tx, memberId, id)
  const game = await gameOf(tx, memberId, gameId)
  const previous = (await previousLink(tx, memberId, gameId, game)) ?? ofRefunded
  // An earlier draw of this game is still under way: its link and its jackpot come before ours.
  if (!previous) return waitOrGiveUp(tx, due)
  const { index, closedAt, jackpot } = await momentOf(tx, memberId, instance, game.chain_index + 1)
  const terms = termsOf({ rules: instance.rules, prizeTable: instance.prize_table })
  const frontier = frontierFromBytes(new Uint8Array(instance.frontier))
  const close: CloseRecord = {
    member: String(memberId),
    game: String(gameId),
    instance: String(id),
    rulesHash: canonicalHash(terms.rules),
    prizeTableHash: canonicalHash(terms.prizeTable),
    treeSize: frontier.size,
    root: frontierRoot(frontier),
    pool: instance.pool,
    jackpot: BigInt(jackpot),
    currency: instance.currency,
    previous,
    index,
    beaconChainHash: unhex(parts.beacon.chain.chainHash),
    round: drawRound(parts.beacon.chain, closedAt),
  }
  return { close, closedAt }
}

/** A record the signer may have seen is not given up: its link would be lost to the game. */
export const waitOrGiveUp = async (
  tx: Tx,
  { memberId, id, gameId }: DueInstance,
): Promise<'wait' | 'hopeless'> => {
  const { closed_at: closedAt } = await lockInstance(tx, memberId, id)
  const game = await gameOf(tx, memberId, gameId)
  const shown = await lastEvent<Moment>(tx, memberId, id, 'sealing')
  const overdue = closedAt !== null && Date.now() > closedAt + giveUpAfterMs
  if (overdue && shown?.index !== game.chain_index + 1) return 'hopeless'
  await setDue(tx, memberId, id, Date.now() + waitForEarlierDrawMs)
  return 'wait'
}

interface Moment {
  readonly index: number
  readonly closedAt: number
  readonly jackpot: string
}

/**
 * What the record says that may change while we are away is written down before the signer sees it: it answers one
 * record per index, so after a crash it must be shown the very same.
 */
const momentOf = async (
  tx: Tx,
  memberId: number,
  instance: InstanceRecord,
  index: number,
): Promise<Moment> => {
  const { id, closed_at: closedAt, game_id: gameId, currency } = instance
  if (!closedAt) throw new Error(`instance ${id} is not closed`)
  const earlier = await lastEvent<Moment>(tx, memberId, id, 'sealing')
  if (earlier?.index === index) return earlier
  const moment = { index, closedAt, jackpot: String(await jackpotBalance(tx, memberId, gameId, currency)) }
  await recordEvent(tx, memberId, id, 'sealing', moment)
  return moment
}
