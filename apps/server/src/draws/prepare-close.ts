import type { Tx } from '@fairground/database/transaction'
import { drawRound } from '@fairground/fair/beacon/beacon'
import { unhex } from '@fairground/fair/encoding/bytes'
import { canonicalHash } from '@fairground/fair/encoding/canonical-json'
import type { CloseRecord } from '@fairground/fair/record/close-record'
import { frontierFromBytes, frontierRoot } from '@fairground/fair/crypto/merkle'
import { readJackpotBalance } from '#instances/jackpot.ts'
import { getTerms } from '#kinds/terms.ts'
import { findPreviousLink } from './queries/chain.ts'
import type { DueInstance, OrganizerDeps } from '#lifecycle/organizer.ts'
import { findGame, type InstanceRecord, lockInstance, setDue } from '#lifecycle/queries.ts'
import { findLastEvent, fixCloseFacts } from '#lifecycle/history.ts'
import { giveUpAfterMs } from './refund-organizer.ts'

const waitForEarlierDrawMs = 2000

interface PreparedClose {
  readonly close: CloseRecord
  readonly closedAt: number
}

/** The close record for the signer. `wait` while an earlier draw is running, `hopeless` after a day. */
export const prepareClose = async (
  tx: Tx,
  deps: OrganizerDeps,
  due: DueInstance,
  refundedLink: Uint8Array | undefined,
): Promise<PreparedClose | 'wait' | 'hopeless'> => {
  const { memberId, id, gameId } = due
  const instance = await lockInstance(tx, memberId, id)
  const game = await findGame(tx, memberId, gameId)
  const previous = (await findPreviousLink(tx, memberId, gameId, game)) ?? refundedLink
  // An earlier draw of the game is not finished, and this draw depends on its link and jackpot.
  if (!previous) return waitOrGiveUp(tx, due)
  const { index, closedAt, jackpot } = await fixCloseInputs(tx, memberId, instance, game.chain_index + 1)
  const terms = getTerms({ rules: instance.rules, prizeTable: instance.prize_table })
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
    beaconChainHash: unhex(deps.beacon.chain.chainHash),
    round: drawRound(deps.beacon.chain, closedAt),
  }
  return { close, closedAt }
}

/** A record that the signer may have seen is never given up, because its link would be lost to the game. */
export const waitOrGiveUp = async (
  tx: Tx,
  { memberId, id, gameId }: DueInstance,
): Promise<'wait' | 'hopeless'> => {
  const { closed_at: closedAt } = await lockInstance(tx, memberId, id)
  const game = await findGame(tx, memberId, gameId)
  const submitted = await findLastEvent<CloseInputs>(tx, memberId, id, 'sealing')
  const overdue = closedAt !== null && Date.now() > closedAt + giveUpAfterMs
  if (overdue && submitted?.index !== game.chain_index + 1) return 'hopeless'
  await setDue(tx, memberId, id, Date.now() + waitForEarlierDrawMs)
  return 'wait'
}

interface CloseInputs {
  readonly index: number
  readonly closedAt: number
  readonly jackpot: string
}

const fixCloseInputs = (
  tx: Tx,
  memberId: number,
  instance: InstanceRecord,
  index: number,
): Promise<CloseInputs> => {
  const { id, closed_at: closedAt, game_id: gameId, currency } = instance
  if (!closedAt) throw new Error(`instance ${id} is not closed`)
  return fixCloseFacts(tx, memberId, id, index, async () => {
    const jackpot = String(await readJackpotBalance(tx, memberId, gameId, currency))
    return { index, closedAt, jackpot }
  })
}
