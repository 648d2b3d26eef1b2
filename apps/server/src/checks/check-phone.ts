import { inMember } from '@fairground/database/transaction'
import { normalizePhone } from '@fairground/places/phone'
import { getDefaultCountry } from '#operator/country-rules.ts'
import type { Handler } from '#operation/handler.ts'
import { findOwner } from '#player/find-owner.ts'
import { stripOperatorId } from './strip-operator-id.ts'

export const checkPhone: Handler<'checkPhone'> = async (input, { member }, { db, vault }) => {
  const phone = normalizePhone(stripOperatorId(input.phone), getDefaultCountry(member))
  if (phone === undefined) return { exists: false }
  const owner = await inMember(db, member.id, tx => findOwner(tx, vault, member.id, 'phone', phone))
  return { exists: owner !== undefined }
}
