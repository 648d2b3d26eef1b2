import { databaseNow, inMember, type Tx } from '@fairground/database/transaction'
import { drawRound } from '@fairground/fair/beacon/beacon'
import { unhex } from '@fairground/fair/encoding/bytes'
import { closeHash } from '@fairground/fair/record/close-record'
import { findLastSeenBeaconRound } from '#lifecycle/last-seen-round.ts'
import { stepBackoffMs } from '#lifecycle/retry.ts'
import type { DueInstance, Organizer, OrganizerDeps } from '#lifecycle/organizer.ts'
import { findGame, lockInstance } from '#lifecycle/queries.ts'
import { failpoint } from '#platform/failpoint.ts'
import { toCloseText } from '#signer/close-text.ts'
import { toDeckClose } from './deck-close.ts'
import { findDeckSeal } from './queries/decks.ts'
import { findPreviousDeckLink, findSkips, insertDeckSeal } from './queries/chain.ts'
import { insertSkip, spendLink, toCommitColumns } from '#lifecycle/chain-queries.ts'
import { fixCloseFacts } from '#lifecycle/history.ts'

/** Seals the deck's rules and prizes: signed by the platform and countersigned before the beacon round is published. */
export const sealDeck: Organizer = async (deps, due) => {
  const { memberId, id, gameId } = due
  const latest = await deps.beacon.getLatest()
  if (!latest) throw new Error('the beacon cannot be reached')
  const prepared = await inMember(deps.db, memberId, tx => prepare(tx, deps, due))
  if (!prepared) return
  const { close, closedAt } = prepared
  const game = `${memberId}/${gameId}`
  const answer = await deps.signer.call('countersign', {
    game,
    closedAt,
    close: toCloseText(close),
    deck: true,
  })
  failpoint('seal.afterCountersign', id)
  const hash = closeHash(close)
  const lastSeen =
    'late' in answer ? latest : await findLastSeenBeaconRound(deps, close.round, latest, answer.at)
  await inMember(deps.db, memberId, async tx => {
    await lockInstance(tx, memberId, id)
    if ('late' in answer) await insertSkip(tx, due, { close, hash, link: unhex(answer.link) })
    else {
      const facts = { close, hash, closedAt, answer, lastSeen }
      await insertDeckSeal(tx, toCommitColumns(due, deps.platformKey, facts))
    }
    await spendLink(tx, memberId, gameId, close.index)
  })
  failpoint('seal.afterInsert', id)
}

const prepare = async (tx: Tx, { beacon }: OrganizerDeps, { memberId, id, gameId }: DueInstance) => {
  const instance = await lockInstance(tx, memberId, id)
  if (await findDeckSeal(tx, memberId, id)) return undefined
  const game = await findGame(tx, memberId, gameId)
  const previous = await findPreviousDeckLink(tx, memberId, game)
  if (!previous || (await isBackingOff(tx, memberId, id))) return undefined
  const index = game.chain_index + 1
  const { closedAt } = await fixCloseFacts(tx, memberId, id, index, async () => ({
    index,
    closedAt: Math.floor(await databaseNow(tx)),
  }))
  const close = toDeckClose(instance, {
    previous,
    index,
    round: drawRound(beacon.chain, closedAt),
    beaconChain: beacon.chain.chainHash,
  })
  return { close, closedAt }
}

const maxBackoffMs = 60 * 60 * 1000

/** A late deck has sold nothing, so it is retried without limit. The backoff limits the number of spent links. */
const isBackingOff = async (tx: Tx, memberId: number, id: number): Promise<boolean> => {
  const { skips, last } = await findSkips(tx, memberId, id)
  if (skips < 2n) return false
  return (await databaseNow(tx)) < last + stepBackoffMs(Number(skips), maxBackoffMs)
}
