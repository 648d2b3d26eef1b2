import { inMember } from '@fairground/database/transaction'
import { getDefaultCountry } from '#operator/country-rules.ts'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { Refusal } from '#platform/refusal.ts'
import { findClash } from '#player/clash.ts'
import { parsePhone } from '#player/phone.ts'
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
      ({ phoneHome: _, ...known }, locked) => {
        const country = known.addressCountry ?? locked.country ?? getDefaultCountry(member)
        const phoneHome = phone === undefined ? undefined : parsePhone(phone, country)
        return { ...known, phoneMobile: parsePhone(mobile, country), ...(phoneHome && { phoneHome }) }
      },
    )
    if (row.phone_verified_at !== null && before.phoneMobile !== after.phoneMobile)
      await setPhoneVerified(tx, player, null)
  })
  await work.catch((error: unknown) => {
    throw findClash(error) === 'phone' ? new Refusal('registration.phoneTaken') : error
  })
  return { result: 1 }
}
