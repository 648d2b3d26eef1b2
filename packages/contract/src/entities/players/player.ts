import { Type, type Static } from 'typebox'
import { SelfLimits } from '#entities/limits/self-limits.ts'
import {
  CalendarDay,
  closed,
  CountryId,
  Id,
  LanguageId,
  Nullable,
  ShortText,
  Time,
  Username,
} from '#entities/values.ts'

export const genders = ['female', 'male', 'other', 'unstated'] as const

/** A and A1 are blocked, B needs full registration, C is a depositor, all others are allowed. */
export const PlayerSegment = Type.String({ pattern: '^[A-Z][0-9]?$' })
export const Gender = Type.Enum(genders)
export const VerificationStatus = Type.Enum(['VERIFIED', 'REJECTED'])

export const PlayerDetails = closed({
  firstName: ShortText,
  lastName: ShortText,
  gender: Nullable(Gender),
  birthdate: Nullable(CalendarDay),
  primaryAddressStreet: ShortText,
  primaryAddressCity: ShortText,
  primaryAddressState: ShortText,
  primaryAddressCountry: Nullable(CountryId),
  primaryAddressPostalcode: ShortText,
  phoneMobile: ShortText,
  phonePending: Type.Optional(
    Type.String({ ...ShortText, description: 'A new mobile number that waits for its code.' }),
  ),
  phoneHome: Type.Optional(ShortText),
  homePhoneVerified: Type.Boolean(),
  mobilePhoneVerified: Type.Boolean(),
  phoneVerifiedDate: Nullable(Time),
  country: Nullable(CountryId),
  primaryEmail: Type.String({ maxLength: 254 }),
  emailPending: Type.Optional(
    Type.String({ maxLength: 254, description: 'A new email address that waits for its confirmation.' }),
  ),
  referredByMemberId: Nullable(Id),
  languageId: LanguageId,
})

export const PlayerVerification = closed({
  emailVerified: Type.Boolean(),
  emailVerifiedDate: Nullable(Time),
  idVerified: Type.Boolean(),
  idVerifiedDate: Nullable(Time),
  verificationStatus: Nullable(VerificationStatus),
  addressVerified: Type.Boolean(),
  addressVerifiedDate: Nullable(Time),
  phoneVerifiedDate: Nullable(Time),
  playerSegment: Nullable(PlayerSegment),
})

export const PlayerStatistics = closed({
  lastDepositDate: Nullable(Time),
  lastPasswordChangeDate: Nullable(Time),
})

export const Player = closed({
  id: Id,
  username: Username,
  demo: Type.Optional(
    Type.Boolean({ description: 'A demo user, to whom account features are unavailable.' }),
  ),
  restriction: Type.Optional(
    closed(
      { kind: Type.Enum(['timedOut', 'selfExcluded']), until: Time },
      'Present if the operator lets restricted players log in. Balance, withdrawals, history and help are open to them.',
    ),
  ),
  changePassword: Type.Boolean(),
  details: PlayerDetails,
  verification: PlayerVerification,
  statistics: PlayerStatistics,
  selfLimits: SelfLimits,
})
export type Player = Static<typeof Player>
export type PlayerSegment = Static<typeof PlayerSegment>
export type VerificationStatus = Static<typeof VerificationStatus>
