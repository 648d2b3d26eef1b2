import { inMember } from '@fairground/database/transaction'
import type { OrganizerDeps } from '#lifecycle/organizer.ts'
import { findGuarantee } from './queries/games.ts'

/**
 * Funds the progressive jackpot up to the game's guarantee. The operation key contains the version of the account, so
 * retries fund it once, and a later change of the account gets a new key.
 */
export const ensureGuarantee = async (
  { db, lane }: OrganizerDeps,
  memberId: number,
  gameId: number,
): Promise<void> => {
  const { guarantee, currency, held, version } = await inMember(db, memberId, tx =>
    findGuarantee(tx, memberId, gameId),
  )
  if (held >= guarantee) return
  const opKey = `guarantee:${gameId}:${version ?? 0n}`
  await lane.submit(memberId, 'fundJackpot', { opKey, gameId, currency, amount: guarantee - held })
}
