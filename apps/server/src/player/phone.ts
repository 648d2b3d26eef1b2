import { normalizePhone } from '@fairground/places/phone'
import { Refusal } from '#platform/refusal.ts'

export const parsePhone = (typed: string, country: string): string => {
  const normal = normalizePhone(typed, country)
  if (normal === undefined) throw new Refusal('registration.phoneNotValid')
  return normal
}
