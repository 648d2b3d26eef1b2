import { isFictionalPhone, normalizePhone } from '@fairground/places/phone'
import type { Member } from '#operator/members.ts'
import { Refusal } from '#platform/refusal.ts'

/** A fictional number is refused unless the operator accepts them, because no code can reach it. */
export const parsePhone = (typed: string, country: string, { settings }: Member): string => {
  const normal = normalizePhone(typed, country)
  if (normal === undefined || (isFictionalPhone(normal) && !settings.acceptFictionalPhones))
    throw new Refusal('registration.phoneNotValid')
  return normal
}
