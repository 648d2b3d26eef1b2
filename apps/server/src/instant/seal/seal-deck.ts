import { databaseNow, inMember, type Tx } from '@fairground/database/transaction'
import { type CloseRecord, closeHash } from '@fairground/fair/fd2/close'
import { deckEndRound } from '@fairground/fair/fd2/deck/deck-hash'
import { toSealEntry } from '@fairground/fair/fd2/deck/entries'
import { findLastSeenBeaconRound } from '#lifecycle/last-seen-round.ts'
import { stepBackoffMs } from '#lifecycle/retry.ts'
import type { DueInstance, Organizer, OrganizerDeps } from '#lifecycle/organizer.ts'
import { findGame, lockInstance } from '#lifecycle/queries.ts'
import { findPendingClose, insertCountersignedClose } from '#lifecycle/close-queries.ts'
import { spendLink } from '#lifecycle/chain-queries.ts'
import { recordEvent } from '#lifecycle/history.ts'
import { failpoint } from '#platform/failpoint.ts'
import { appendLogEntry } from '#public-log/append.ts'
import { isQuorumFresh } from '#public-log/proof.ts'
import { SignerRefused } from '#signer/client.ts'
import { toCloseText } from '#signer/close-text.ts'
import { finishAtSigner } from '../finish-at-signer.ts'
import { findPreviousDeckLink, findSkips } from '../queries/chain.ts'
import { toDeckClose } from './deck-close.ts'
import { fixSealFacts } from './seal-facts.ts'
import { toSignerAnswer } from './signer-answer.ts'

/** Witnesses that cosigned within this time will probably see the seal too. */
const maxWitnessAgeMs = 10_000

/**
 * Seals the deck's rules and prizes: the platform signs the close record, the signer locks the link of the deck to the
 * round after the latest end of its sale and countersigns, and the record goes into the public log.
 */
export const sealDeck: Organizer = async (deps, due) => {
  const { memberId, id, gameId } = due
  const latest = await deps.beacon.getLatest()
  if (!latest) throw new Error('the beacon cannot be reached')
  const prepared = await inMember(deps.db, memberId, tx => prepare(tx, deps, due))
  if (!prepared) return
  const { close, latestEnd } = prepared
  const answer = await callSigner(deps, due, close, latestEnd)
  failpoint('seal.afterCountersign', id)
  const hash = closeHash(close)
  const lastSeen = await findLastSeenBeaconRound(deps, close.round, latest, answer.at)
  const platformSignature = deps.platformKey.sign(hash)
  await inMember(deps.db, memberId, async tx => {
    await lockInstance(tx, memberId, id)
    if (await findPendingClose(tx, memberId, id)) return
    await spendLink(tx, memberId, gameId, close.index)
    const seal = { close, latestEnd, platform: platformSignature, answer: toSignerAnswer(answer) }
    const { index: logIndex } = await appendLogEntry(tx, memberId, toSealEntry(seal))
    const lockRound = deckEndRound(deps.beacon.chain, latestEnd)
    const sealed = { close, hash, platformSignature, answer, lockRound, balance: null, lastSeen }
    await insertCountersignedClose(tx, due, { ...sealed, logIndex })
  })
  failpoint('seal.afterInsert', id)
}

const prepare = async (tx: Tx, { beacon }: OrganizerDeps, due: DueInstance) => {
  const { memberId, id, gameId } = due
  const instance = await lockInstance(tx, memberId, id)
  if (await findPendingClose(tx, memberId, id)) return undefined
  const game = await findGame(tx, memberId, gameId)
  const previous = await findPreviousDeckLink(tx, memberId, game)
  if (!previous || (await isBackingOff(tx, memberId, id))) return undefined
  if (!(await isQuorumFresh(tx, memberId, maxWitnessAgeMs))) return undefined
  const index = game.chain_index + 1
  const { closedAt, latestEnd } = await fixSealFacts(tx, due, index, instance.reg_end)
  const sealed = { chain: game.chain_number, previous, index, closedAt }
  return { close: toDeckClose(instance, beacon.chain, sealed), latestEnd }
}

const callSigner = async (deps: OrganizerDeps, due: DueInstance, close: CloseRecord, latestEnd: number) => {
  const { memberId, id, gameId } = due
  try {
    const game = `${memberId}/${gameId}`
    return await deps.signer.call('sealDeck', { game, close: toCloseText(close), latestEnd })
  } catch (error) {
    if (!(error instanceof SignerRefused)) throw error
    const { index, closedAt, round } = close
    if (error.code === 'late')
      await inMember(deps.db, memberId, tx =>
        recordEvent(tx, memberId, id, 'late', { index, closedAt, round }),
      )
    // The previous deck ended while the signer was away.
    if (error.code === 'deck') await finishAtSigner(deps, due, { chain: close.chain, index: index - 1 })
    throw error
  }
}

const maxBackoffMs = 60 * 60 * 1000

/** A late deck has sold nothing, so it is retried without limit. The backoff limits the number of spent links. */
const isBackingOff = async (tx: Tx, memberId: number, id: number): Promise<boolean> => {
  const { skips, last } = await findSkips(tx, memberId, id)
  if (skips < 2n) return false
  return (await databaseNow(tx)) < last + stepBackoffMs(Number(skips), maxBackoffMs)
}
