import { inMember, type Tx } from '@fairground/database/transaction'
import { hex, unhex } from '@fairground/fair/encoding/bytes'
import { chainHash } from '@fairground/fair/fd2/log-entries'
import { appendLogEntry } from '#public-log/append.ts'
import { findSeenInTime } from '#public-log/proof.ts'
import {
  findChain,
  hasChain,
  insertChain,
  successionShare,
  successorWaitMs,
  startChain,
} from '#lifecycle/chains.ts'
import type { OrganizerDeps } from '#lifecycle/organizer.ts'
import { lockGame } from '#lifecycle/queries.ts'

export interface ChainedGame {
  readonly id: number
  readonly chain_number: number
  /** The length of the first chain. */
  readonly chain_length: number
  readonly chain_index: number
}

const countLinksLeft = async (tx: Tx, memberId: number, game: ChainedGame) => {
  const { length } = await findChain(tx, memberId, { game_id: game.id, chain: game.chain_number })
  return { length, left: length - game.chain_index }
}

/** Logs the successor of a chain near its end, so that it is usable long before the last link is spent. Returns whether it was due. */
export const succeedChain = async (
  { db, signer, platformKey, log }: OrganizerDeps,
  memberId: number,
  game: ChainedGame,
): Promise<boolean> => {
  // The usual case needs no query.
  if (game.chain_number === 1 && game.chain_index < game.chain_length * successionShare) return false
  const next = { game_id: game.id, chain: game.chain_number + 1 }
  const isDue = await inMember(db, memberId, async tx => {
    const { length } = await countLinksLeft(tx, memberId, game)
    return game.chain_index >= length * successionShare && !(await hasChain(tx, memberId, next))
  })
  if (!isDue) return false
  const name = `${memberId}/${game.id}`
  const { chain, anchor, length, signature } = await signer.call('succeedChain', { game: name })
  if (chain !== next.chain)
    throw new Error(`the signer succeeds chain ${next.chain} of game ${name} by ${chain}`)
  await inMember(db, memberId, async tx => {
    await lockGame(tx, memberId, game.id)
    if (await hasChain(tx, memberId, next)) return
    const { index } = await appendLogEntry(tx, memberId, {
      t: 'chain',
      game: String(game.id),
      chain,
      anchor,
      length,
      platform: hex(platformKey.sign(chainHash(name, chain, unhex(anchor), length))),
      signer: signature,
    })
    await insertChain(tx, memberId, game.id, {
      number: chain,
      anchor: unhex(anchor),
      length,
      logIndex: index,
    })
  })
  log.error(
    { memberId, gameId: game.id, chain },
    'a seed chain is near its end; its successor is in the public log',
  )
  return true
}

/** The anchor of the next chain, once the current one is spent and witnesses saw the successor a day before this time. */
export const startSuccessor = async (
  tx: Tx,
  memberId: number,
  game: ChainedGame,
  closedAt: number,
): Promise<{ readonly number: number; readonly anchor: Uint8Array } | undefined> => {
  const successor = await findUsable(tx, memberId, game, closedAt)
  if (!successor) return undefined
  await startChain(tx, memberId, game.id, successor.number)
  return { number: successor.number, anchor: new Uint8Array(successor.anchor) }
}

const findUsable = async (tx: Tx, memberId: number, game: ChainedGame, at: number) => {
  const next = { game_id: game.id, chain: game.chain_number + 1 }
  if (!(await hasChain(tx, memberId, next))) return undefined
  const successor = await findChain(tx, memberId, next)
  const seen = await findSeenInTime(tx, memberId, Number(successor.log_index), at - successorWaitMs)
  return seen && successor
}

export const isSpent = async (tx: Tx, memberId: number, game: ChainedGame): Promise<boolean> =>
  (await countLinksLeft(tx, memberId, game)).left <= 0

/** Links for late records of the open instances. */
const spareLinks = 10

/** Whether the chain has a link for another instance, so that no open instance is ever without one. */
export const hasLinks = async (
  tx: Tx,
  memberId: number,
  game: ChainedGame,
  { openCount, now }: { readonly openCount: number; readonly now: number },
): Promise<boolean> => {
  const { left } = await countLinksLeft(tx, memberId, game)
  return left >= openCount + spareLinks || (await findUsable(tx, memberId, game, now)) !== undefined
}
