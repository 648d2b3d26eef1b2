import { inMember } from '@fairground/database/transaction'
import { normalPhone } from '@fairground/places/phone'
import { defaultCountryOf } from '#member/home-rules.ts'
import type { Handler } from '#operation/handler.ts'
import { ownerOf } from '#player/taken.ts'
import { valueOf } from './value-of.ts'

export const checkPhone: Handler<'checkPhone'> = async (input, { member }, { db, vault }) => {
  const phone = normalPhone(valueOf(input.phone), defaultCountryOf(member))
  if (phone === undefined) return { exists: false }
  const owner = await inMember(db, member.id, tx => ownerOf(tx, vault, member.id, 'phone', phone))
  return { exists: owner !== undefined }
}
