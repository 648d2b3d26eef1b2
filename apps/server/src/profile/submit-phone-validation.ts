import { databaseNow, inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { Refusal } from '#platform/refusal.ts'
import { findClash } from '#player/clash.ts'
import { lockPlayer } from '#player/queries/players.ts'
import { changeDetails } from './change-details.ts'
import { setPhoneVerified } from './phone-verified.ts'
import { checkPhoneCode } from './phone-codes.ts'

/** The verified number replaces the player's mobile number. */
export const submitPhoneValidation: Handler<'submitPhoneValidation'> = async (
  { requestId, code },
  { member, session },
  { db, vault },
) => {
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  const work = inMember(db, member.id, async tx => {
    await lockPlayer(tx, member.id, player.playerId)
    const phoneMobile = await checkPhoneCode(tx, vault, player, requestId, code)
    if (phoneMobile === undefined) return false
    await changeDetails(tx, vault, player, known => ({ ...known, phoneMobile }))
    await setPhoneVerified(tx, player, await databaseNow(tx))
    return true
  })
  const right = await work.catch((error: unknown) => {
    throw findClash(error) === 'phone' ? new Refusal('registration.phoneTaken') : error
  })
  if (!right) throw new Refusal('profile.phoneCodeInvalid')
  return { result: 1 }
}
