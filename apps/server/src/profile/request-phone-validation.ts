import { inMember } from '@fairground/database/transaction'
import { getDefaultCountry } from '#operator/country-rules.ts'
import type { Handler } from '#operation/handler.ts'
import { requireSession } from '#operation/require-session.ts'
import { requireStepUp } from '#operation/step-up.ts'
import { Refusal } from '#platform/refusal.ts'
import { openDetails } from '#player/details.ts'
import { parsePhone } from '#player/phone.ts'
import { lockPlayer } from '#player/queries/players.ts'
import { findOwner } from '#player/find-owner.ts'
import { phoneCodeText } from './phone-code-text.ts'
import { codeMinutes, createPhoneCode, maySendCode } from './phone-codes.ts'

export const requestPhoneValidation: Handler<'requestPhoneValidation'> = async (
  { phone: typed, channel = 'sms' },
  { member, session },
  { db, vault, jobs },
) => {
  const live = requireSession(session)
  const player = { memberId: member.id, playerId: live.playerId }
  return inMember(db, member.id, async tx => {
    // The lock makes concurrent requests count each other.
    const row = await lockPlayer(tx, member.id, player.playerId)
    const details = openDetails(vault, player, row)
    const home = details?.addressCountry ?? row.country
    const phone = parsePhone(typed, home ?? getDefaultCountry(member), member)
    // The code can replace the mobile number, so it is sent only to a number that was saved with a proof.
    const saved = [details?.phoneMobile, details?.phonePending, details?.phoneHome]
    if (!saved.includes(phone)) await requireStepUp(tx, live)
    if (!(await maySendCode(tx, vault, player, phone))) throw new Refusal('request.rateLimited')
    const owner = await findOwner(tx, vault, member.id, 'phone', phone)
    if (owner !== undefined && owner !== player.playerId) throw new Refusal('registration.phoneTaken')
    const { requestId, code } = await createPhoneCode(tx, vault, player, phone)
    const text = phoneCodeText(row.language, channel, { site: member.name, code, minutes: codeMinutes })
    await jobs.add(tx, member.id, 'textMessage', { to: phone, text, channel })
    return { result: `${requestId}#${phone}` }
  })
}
