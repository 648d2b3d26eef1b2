import type { Player } from '@fairground/contract/entities/player'

interface PlayerRow {
  readonly id: number
  readonly username: string
  readonly email: string
  readonly segment: string | null
  readonly email_verified: boolean
  readonly change_password: boolean
  readonly language: string
}

/** A player as he sees himself. What is not asked for at sign-up yet is empty, not invented. */
export const playerView = (row: PlayerRow): Player => ({
  id: row.id,
  username: row.username,
  changePassword: row.change_password,
  details: {
    firstName: '',
    lastName: '',
    gender: null,
    birthdate: null,
    primaryAddressStreet: '',
    primaryAddressCity: '',
    primaryAddressState: '',
    primaryAddressCountry: null,
    primaryAddressPostalcode: '',
    phoneMobile: '',
    homePhoneVerified: false,
    mobilePhoneVerified: false,
    phoneVerifiedDate: null,
    country: null,
    primaryEmail: row.email,
    referredByMemberId: null,
    languageId: row.language,
  },
  verification: {
    emailVerified: row.email_verified,
    emailVerifiedDate: null,
    idVerified: false,
    idVerifiedDate: null,
    verificationStatus: null,
    addressVerified: false,
    addressVerifiedDate: null,
    phoneVerifiedDate: null,
    playerSegment: row.segment,
  },
  statistics: { lastDepositDate: null, lastPasswordChangeDate: null },
  selfLimits: { dailyEnabled: false, weeklyEnabled: false, monthlyEnabled: false, weeklyBetEnabled: false },
})
