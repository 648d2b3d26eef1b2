import { ageOn, isCalendarDay } from '@fairground/rules/validation/age'
import { minimumAgeAt } from '#member/home-rules.ts'
import type { Member } from '#member/members.ts'
import { Refusal } from '#operation/refusal.ts'

export const refuseTooYoung = (birthdate: string, member: Member, now: number): void => {
  if (!isCalendarDay(birthdate)) throw new Refusal('request.invalid')
  const today = new Date(now).toISOString().slice(0, 10)
  if (ageOn(birthdate, today) < minimumAgeAt(member)) throw new Refusal('registration.tooYoung')
}
