import { inMember } from '@fairground/database/transaction'
import { defaultCountryOf } from '#member/home-rules.ts'
import type { Handler } from '#operation/handler.ts'
import { Refusal, requirePlayer } from '#operation/refusal.ts'
import { clashOf } from '#player/clash.ts'
import { phoneOf } from '#player/phone.ts'
import { changeDetails } from './change-details.ts'
import { setPhoneVerified } from './phone-verified.ts'

export const updatePlayerPhones: Handler<'updatePlayerPhones'> = async (
  { phone, mobile },
  { member, session },
  { db, vault },
) => {
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  const work = inMember(db, member.id, async tx => {
    const { row, before, after } = await changeDetails(
      tx,
      vault,
      player,
      ({ phoneHome: _, ...known }, of) => {
        const country = known.addressCountry ?? of.country ?? defaultCountryOf(member)
        const phoneHome = phone === undefined ? undefined : phoneOf(phone, country)
        return { ...known, phoneMobile: phoneOf(mobile, country), ...(phoneHome && { phoneHome }) }
      },
    )
    if (row.phone_verified_at !== null && before.phoneMobile !== after.phoneMobile)
      await setPhoneVerified(tx, player, null)
  })
  await work.catch((error: unknown) => {
    throw clashOf(error) === 'phone' ? new Refusal('registration.phoneTaken') : error
  })
  return { result: 1 }
}
