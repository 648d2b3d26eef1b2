import { databaseNow, inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { Refusal } from '#platform/refusal.ts'
import { findClash } from '#player/clash.ts'
import type { PersonalDetails } from '#player/details.ts'
import { lockPlayer } from '#player/queries/players.ts'
import { recordSecurityEvent } from '#player/security-events.ts'
import { changeDetails } from './change-details.ts'
import { setPhoneVerified } from './phone-verified.ts'
import { checkPhoneCode } from './phone-codes.ts'

const shownDigits = 4

/** A verified number replaces the mobile number, unless it is the home phone. */
const withVerified = (details: PersonalDetails, phone: string): PersonalDetails => {
  const { phoneHome, phonePending, phoneMobile } = details
  if (phone === phoneHome && phone !== phonePending && phone !== phoneMobile)
    return { ...details, phoneHomeVerified: true }
  const { phonePending: _, ...others } = details
  return { ...others, phoneMobile: phone }
}

export const submitPhoneValidation: Handler<'submitPhoneValidation'> = async (
  { requestId, code },
  { member, session },
  context,
) => {
  const { db, vault } = context
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  const work = inMember(db, member.id, async tx => {
    await lockPlayer(tx, member.id, player.playerId)
    const phone = await checkPhoneCode(tx, vault, player, requestId, code)
    if (phone === undefined) return false
    const { row, before, after } = await changeDetails(tx, vault, player, known => withVerified(known, phone))
    if (after.phoneMobile === phone) await setPhoneVerified(tx, player, await databaseNow(tx))
    if (before.phoneMobile !== after.phoneMobile) {
      const facts = { lastDigits: phone.slice(-shownDigits) }
      await recordSecurityEvent(tx, context, member, row, { name: 'phoneChanged', facts })
    }
    return true
  })
  const right = await work.catch((error: unknown) => {
    throw findClash(error) === 'phone' ? new Refusal('registration.phoneTaken') : error
  })
  if (!right) throw new Refusal('profile.phoneCodeInvalid')
  return { result: 1 }
}
