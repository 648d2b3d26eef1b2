import { ageOn, isCalendarDay } from '@fairground/rules/validation/age'
import { getMinimumAge } from '#operator/country-rules.ts'
import type { Member } from '#operator/members.ts'
import { Refusal } from '#platform/refusal.ts'

export const refuseTooYoung = (birthdate: string, member: Member, now: number): void => {
  if (!isCalendarDay(birthdate)) throw new Refusal('request.invalid')
  const today = new Date(now).toISOString().slice(0, 10)
  if (ageOn(birthdate, today) < getMinimumAge(member)) throw new Refusal('registration.tooYoung')
}
