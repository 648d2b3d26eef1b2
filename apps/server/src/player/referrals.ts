import { inMember, type Tx } from '@fairground/database/transaction'
import { parseReferralCode } from '@fairground/rules/rewards/referral'
import type { Context } from '#operation/context.ts'
import type { PlayerKey } from '#platform/player-key.ts'
import type { Vault } from '#vault/vault.ts'
import { normalEmail } from './details.ts'
import { acceptInvite, findReferrer, insertReferral, isNewcomer } from './queries/referrals.ts'

interface Arrival {
  /** The code of the link, as the client sent it. */
  readonly code: string | undefined
  readonly email: string
}

/** Records who invited a new player: by mail to this address, or with the link. */
export const recordReferral = async (
  tx: Tx,
  vault: Vault,
  player: PlayerKey,
  { code, email }: Arrival,
): Promise<void> => {
  const { memberId } = player
  if (await acceptInvite(tx, player, vault.digest(memberId, 'email', normalEmail(email)))) return
  await recordCode(tx, player, code)
}

/** Players who register at an identity provider bring the code with their first visit. */
export const recordLateReferral = ({ db }: Pick<Context, 'db'>, player: PlayerKey, code: string) =>
  inMember(db, player.memberId, async tx => {
    if (parseReferralCode(code) && (await isNewcomer(tx, player))) await recordCode(tx, player, code)
  })

const recordCode = async (tx: Tx, player: PlayerKey, text: string | undefined): Promise<void> => {
  const code = text === undefined ? undefined : parseReferralCode(text)
  const referrerId = code && (await findReferrer(tx, player.memberId, code))
  if (referrerId && referrerId !== player.playerId) await insertReferral(tx, player, referrerId)
}
