import { inMember } from '@fairground/database/transaction'
import { isCountry } from '@fairground/places/countries'
import { postalCodeFits } from '@fairground/places/postal-code'
import { provinceFits } from '@fairground/places/provinces'
import type { Handler } from '#operation/handler.ts'
import { Refusal, requirePlayer } from '#operation/refusal.ts'
import { changeDetails } from './change-details.ts'
import { moveTo } from './move-to.ts'
import { requirePassword } from '#player/require-password.ts'

export const updatePlayerAddress: Handler<'updatePlayerAddress'> = async (
  { address, city, province, postCode, country, password },
  { member, session },
  context,
) => {
  const playerId = requirePlayer(session)
  await requirePassword(context, member.id, playerId, password)
  if (!isCountry(country) || !provinceFits(province, country)) throw new Refusal('request.invalid')
  if (!postalCodeFits(postCode, country)) throw new Refusal('registration.postalCodeNotValid')
  const lines = { address, city, province, postCode, addressCountry: country }
  await inMember(context.db, member.id, async tx => {
    const player = { memberId: member.id, playerId }
    const { row, before } = await changeDetails(tx, context.vault, player, known => ({ ...known, ...lines }))
    const same = Object.entries(lines).every(([name, line]) => before[name as keyof typeof lines] === line)
    if (!same) await moveTo(tx, member, row, country)
  })
  return { result: 1 }
}
