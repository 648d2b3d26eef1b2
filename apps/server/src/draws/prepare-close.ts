import type { Tx } from '@fairground/database/transaction'
import { drawRound } from '@fairground/fair/beacon/beacon'
import { unhex } from '@fairground/fair/encoding/bytes'
import { canonicalHash } from '@fairground/fair/encoding/canonical-json'
import type { CloseRecord } from '@fairground/fair/fd2/close'
import { frontierFromBytes, frontierRoot } from '@fairground/fair/crypto/merkle'
import { isQuorumFresh } from '#public-log/proof.ts'
import { readJackpotBalance } from '#instances/jackpot.ts'
import { getTerms } from '#kinds/terms.ts'
import { findPreviousLink } from './queries/chain.ts'
import type { DueInstance, OrganizerDeps } from '#lifecycle/organizer.ts'
import { findGame, type InstanceRecord, lockInstance, setDueIn } from '#lifecycle/queries.ts'
import { findFirstEventAt, findLastEvent, fixCloseFacts } from '#lifecycle/history.ts'
import { giveUpAfterMs } from './refund-organizer.ts'
import { isSpent, startSuccessor } from './succeed-chain.ts'

const waitForEarlierDrawMs = 2000

interface PreparedClose {
  readonly close: CloseRecord
}

/** Witnesses that cosigned within this time will probably see the next close record too. */
const maxWitnessAgeMs = 10_000

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
  if (!previous || !(await isQuorumFresh(tx, memberId, maxWitnessAgeMs))) return waitOrGiveUp(tx, deps, due)
  const link = await findNextLink(tx, memberId, game, previous, instance.closed_at)
  if (!link) return waitOrGiveUp(tx, deps, due)
  const { index, closedAt, jackpot } = await fixCloseInputs(tx, memberId, instance, link.index)
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
    chain: link.chain,
    previous: link.previous,
    index,
    beaconChainHash: unhex(deps.beacon.chain.chainHash),
    round: drawRound(deps.beacon.chain, closedAt),
    closedAt,
  }
  return { close }
}

/** The next link of the game's chain, or the first one of its successor. Undefined while no successor is usable. */
const findNextLink = async (
  tx: Tx,
  memberId: number,
  game: Awaited<ReturnType<typeof findGame>>,
  previous: Uint8Array,
  closedAt: number | null,
): Promise<{ chain: number; index: number; previous: Uint8Array } | undefined> => {
  if (!(await isSpent(tx, memberId, game)))
    return { chain: game.chain_number, index: game.chain_index + 1, previous }
  const successor = closedAt === null ? undefined : await startSuccessor(tx, memberId, game, closedAt)
  return successor && { chain: successor.number, index: 1, previous: successor.anchor }
}

type Clock = Pick<OrganizerDeps, 'readTime'>

/** A record that the signer may have seen is never given up, because its link would be lost to the game. */
export const waitOrGiveUp = async (tx: Tx, clock: Clock, due: DueInstance): Promise<'wait' | 'hopeless'> => {
  const { memberId, id, gameId } = due
  const { closed_at: closedAt } = await lockInstance(tx, memberId, id)
  const game = await findGame(tx, memberId, gameId)
  const submitted = await findLastEvent<CloseInputs>(tx, memberId, id, 'sealing')
  const isSubmitted = submitted?.index === game.chain_index + 1 && submitted.closedAt === closedAt
  if (!isSubmitted && (await isOverdue(tx, clock, due))) return 'hopeless'
  await setDueIn(tx, memberId, id, waitForEarlierDrawMs)
  return 'wait'
}

/** Whether the sale ended too long ago. A record that came too late closes the sale again; its first end counts. */
export const isOverdue = async (
  tx: Tx,
  { readTime }: Clock,
  { memberId, id }: DueInstance,
): Promise<boolean> => {
  const closedAt = await findFirstEventAt(tx, memberId, id, 'closed')
  return closedAt !== undefined && (await readTime(tx)) > closedAt + giveUpAfterMs
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
  return fixCloseFacts(tx, memberId, id, { index, closedAt }, async () => {
    const jackpot = String(await readJackpotBalance(tx, memberId, gameId, currency))
    return { index, closedAt, jackpot }
  })
}
