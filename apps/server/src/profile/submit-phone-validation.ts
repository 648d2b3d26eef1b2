import { databaseNow, inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { Refusal, requirePlayer } from '#operation/refusal.ts'
import { clashOf } from '#player/clash.ts'
import { lockPlayer } from '#player/player-rows.ts'
import { changeDetails } from './change-details.ts'
import { setPhoneVerified } from './phone-verified.ts'
import { tryPhoneCode } from './phone-codes.ts'

/** The number that was proved becomes the player's, whatever he had before. */
export const submitPhoneValidation: Handler<'submitPhoneValidation'> = async (
  { requestId, code },
  { member, session },
  { db, vault },
) => {
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  const work = inMember(db, member.id, async tx => {
    await lockPlayer(tx, member.id, player.playerId)
    const phoneMobile = await tryPhoneCode(tx, vault, player, requestId, code)
    if (phoneMobile === undefined) return false
    await changeDetails(tx, vault, player, known => ({ ...known, phoneMobile }))
    await setPhoneVerified(tx, player, await databaseNow(tx))
    return true
  })
  const right = await work.catch((error: unknown) => {
    throw clashOf(error) === 'phone' ? new Refusal('registration.phoneTaken') : error
  })
  if (!right) throw new Refusal('profile.phoneCodeInvalid')
  return { result: 1 }
}
