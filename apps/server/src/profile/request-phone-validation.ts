import { inMember } from '@fairground/database/transaction'
import { defaultCountryOf } from '#member/home-rules.ts'
import type { Handler } from '#operation/handler.ts'
import { Refusal, requirePlayer } from '#operation/refusal.ts'
import { openDetails } from '#player/details.ts'
import { phoneOf } from '#player/phone.ts'
import { lockPlayer } from '#player/player-rows.ts'
import { ownerOf } from '#player/taken.ts'
import { phoneCodeText } from './phone-code-text.ts'
import { codeMinutes, makePhoneCode, maySendCode } from './phone-codes.ts'

export const requestPhoneValidation: Handler<'requestPhoneValidation'> = async (
  { phone: typed, channel = 'sms' },
  { member, session },
  { db, vault, jobs },
) => {
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  return inMember(db, member.id, async tx => {
    // Under lock, so that many requests at once count each other.
    const row = await lockPlayer(tx, member.id, player.playerId)
    const home = openDetails(vault, player, row)?.addressCountry ?? row.country
    const phone = phoneOf(typed, home ?? defaultCountryOf(member))
    if (!(await maySendCode(tx, vault, player, phone))) throw new Refusal('request.rateLimited')
    const owner = await ownerOf(tx, vault, member.id, 'phone', phone)
    if (owner !== undefined && owner !== player.playerId) throw new Refusal('registration.phoneTaken')
    const { requestId, code } = await makePhoneCode(tx, vault, player, phone)
    const text = phoneCodeText(row.language, channel, { site: member.name, code, minutes: codeMinutes })
    await jobs.add(tx, member.id, 'textMessage', { to: phone, text, channel })
    return { result: `${requestId}#${phone}` }
  })
}
