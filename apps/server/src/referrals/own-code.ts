import { randomInt } from 'node:crypto'
import type { Tx } from '@fairground/database/transaction'
import { makeReferralCode } from '@fairground/rules/rewards/referral'
import type { Member } from '#operator/members.ts'
import type { PlayerKey } from '#platform/player-key.ts'
import { siteUrl } from '#player/site-link.ts'
import { findCode, insertCode } from './queries.ts'

/** Every player has one code; it is made when it is first needed. */
export const ensureCode = async (tx: Tx, player: PlayerKey): Promise<{ code: string; visits: number }> => {
  for (;;) {
    const found = await findCode(tx, player)
    if (found) return found
    await insertCode(
      tx,
      player,
      makeReferralCode(choices => randomInt(choices)),
    )
  }
}

export const referralUrl = (siteAddress: string, member: Pick<Member, 'hosts'>, code: string): string =>
  siteUrl(siteAddress, member, `/?refStr=${code}`)
