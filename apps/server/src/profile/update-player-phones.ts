import { inMember } from '@fairground/database/transaction'
import { getDefaultCountry } from '#operator/country-rules.ts'
import type { Member } from '#operator/members.ts'
import type { Handler } from '#operation/handler.ts'
import { requireSession } from '#operation/require-session.ts'
import { requireStepUp } from '#operation/step-up.ts'
import { Refusal } from '#platform/refusal.ts'
import type { PersonalDetails } from '#player/details.ts'
import { findOwner } from '#player/find-owner.ts'
import { parsePhone } from '#player/phone.ts'
import { changeDetails } from './change-details.ts'

type Parse = (typed: string) => string

/** A home phone that is absent from the request stays. */
const withHomePhone = (details: PersonalDetails, typed: string | undefined, parse: Parse) => {
  if (typed === undefined) return details
  const { phoneHome: before, phoneHomeVerified: verified, ...others } = details
  const phoneHome = typed === '' ? undefined : parse(typed)
  if (phoneHome === undefined) return others
  return { ...others, phoneHome, ...(verified && phoneHome === before && { phoneHomeVerified: verified }) }
}

/** A new mobile number waits for its code. Until then the old one stays valid. */
const withMobile = (details: PersonalDetails, typed: string | undefined, parse: Parse) => {
  if (typed === undefined) return details
  const { phonePending: _, ...others } = details
  const phoneMobile = parse(typed)
  return phoneMobile === others.phoneMobile ? others : { ...others, phonePending: phoneMobile }
}

const createParse =
  (country: string, member: Member): Parse =>
  typed =>
    parsePhone(typed, country, member)

export const updatePlayerPhones: Handler<'updatePlayerPhones'> = async (
  { phone, mobile },
  { member, session },
  { db, vault, log },
) => {
  const live = requireSession(session)
  const work = inMember(db, member.id, async tx => {
    await requireStepUp(tx, live)
    const { after } = await changeDetails(tx, vault, live, (before, row) => {
      const parse = createParse(before.addressCountry ?? row.country ?? getDefaultCountry(member), member)
      return withMobile(withHomePhone(before, phone, parse), mobile, parse)
    })
    const { phonePending } = after
    if (phonePending && (await findOwner(tx, vault, member.id, 'phone', phonePending)) !== undefined)
      throw new Refusal('registration.phoneTaken')
  })
  await work.catch((error: unknown) => {
    if (error instanceof Refusal) throw error
    log.error({ err: error }, 'phone not saved')
    throw new Refusal('profile.phoneNotSaved')
  })
  return { result: 1 }
}
