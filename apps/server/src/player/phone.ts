import { normalPhone } from '@fairground/places/phone'
import { Refusal } from '#operation/refusal.ts'

export const phoneOf = (typed: string, country: string): string => {
  const normal = normalPhone(typed, country)
  if (normal === undefined) throw new Refusal('registration.phoneNotValid')
  return normal
}
