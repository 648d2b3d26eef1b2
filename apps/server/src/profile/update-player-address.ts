import { inMember } from '@fairground/database/transaction'
import { isCountry } from '@fairground/places/countries'
import { isValidPostalCode } from '@fairground/places/postal-code'
import { isValidProvince } from '@fairground/places/provinces'
import type { Handler } from '#operation/handler.ts'
import { requireSession } from '#operation/require-session.ts'
import { Refusal } from '#platform/refusal.ts'
import { changeDetails } from './change-details.ts'
import { requireSecondProof } from './require-second-proof.ts'
import { changeCountry } from './change-country.ts'
import { requirePassword } from '#player/require-password.ts'

export const updatePlayerAddress: Handler<'updatePlayerAddress'> = async (
  { address, city, province, postCode, country, password },
  caller,
  context,
) => {
  const { member, session } = caller
  const live = requireSession(session)
  const { playerId } = live
  await requirePassword(context, caller, password)
  if (!isCountry(country) || !isValidProvince(province, country)) throw new Refusal('request.invalid')
  if (!isValidPostalCode(postCode, country)) throw new Refusal('registration.postalCodeNotValid')
  const lines = { address, city, province, postCode, addressCountry: country }
  await inMember(context.db, member.id, async tx => {
    await requireSecondProof(tx, live)
    const player = { memberId: member.id, playerId }
    const { row, before } = await changeDetails(tx, context.vault, player, known => ({ ...known, ...lines }))
    const same = Object.entries(lines).every(([name, line]) => before[name as keyof typeof lines] === line)
    if (!same) await changeCountry(tx, context, member, row, country)
  })
  return { result: 1 }
}
