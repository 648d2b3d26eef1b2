import { inMember } from '@fairground/database/transaction'
import type { OrganizerDeps } from '#lifecycle/organizer.ts'
import { findPrizeFunds, type PrizeFunds } from './queries/prize-accounts.ts'

/** Funds the progressive jackpot up to the seed of the game's terms. */
export const ensureSeed = async (deps: OrganizerDeps, memberId: number, gameId: number): Promise<void> => {
  const funds = await inMember(deps.db, memberId, tx => findPrizeFunds(tx, memberId, gameId))
  await fundSeed(deps, memberId, gameId, funds)
}

/**
 * Also funds the reserve of every instance that is not settled, and of those that open next, before a play of them is
 * sold. Returns whether money was missing.
 */
export const ensurePrizeFunds = async (
  deps: OrganizerDeps,
  memberId: number,
  gameId: number,
  opening: number,
): Promise<boolean> => {
  const funds = await inMember(deps.db, memberId, tx => findPrizeFunds(tx, memberId, gameId))
  const hasFunded = await fundSeed(deps, memberId, gameId, funds)
  const { currency, reserve, reserved, reserveVersion, unsettledReserve } = funds
  const amount = unsettledReserve + reserve * BigInt(opening) - reserved
  if (amount <= 0n) return hasFunded
  const opKey = `reserve:${gameId}:${reserveVersion ?? 0n}`
  await deps.lane.submit(memberId, 'fundReserve', { opKey, gameId, currency, amount })
  return true
}

/**
 * The operation key contains the version of the account, so retries fund it once, and a later change of the account gets
 * a new key.
 */
const fundSeed = async (
  { lane }: OrganizerDeps,
  memberId: number,
  gameId: number,
  { currency, seed, jackpot, jackpotVersion }: PrizeFunds,
): Promise<boolean> => {
  const amount = seed - jackpot
  if (amount <= 0n) return false
  const opKey = `seed:${gameId}:${jackpotVersion ?? 0n}`
  await lane.submit(memberId, 'fundJackpot', { opKey, gameId, currency, amount })
  return true
}
