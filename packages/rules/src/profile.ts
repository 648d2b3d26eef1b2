/**
 * Jurisdiction rules as data. `standard` is the specification; `strict` follows GLI-19 and UK-style rules.
 * When the operator and the player both set a limit, the stricter one applies.
 */
export type Profile = {
  readonly passwordMinimum: number
  readonly idleSignOutSeconds: number
  readonly failedLogins: { readonly limit: number; readonly withinMs: number }
  readonly tighteningLimitWaitMs: number
  readonly looseningLimit: {
    readonly wagerWaitMs: number
    readonly depositWaitMs: number
    readonly confirmedAgain: boolean
  }
  readonly excludedLogin: 'refused' | 'withdrawAndReadOnly'
  readonly pendingWithdrawalCancellable: boolean
  readonly identityBeforeMoneyPlay: boolean
  readonly moneyPlayFromUnknownCountry: boolean
  readonly repeatPlaysOnInstantGames: boolean
  /** Null means that the operator may choose freely. */
  readonly bonusWageringMaximum: number | null
  readonly oddsBeforePurchase: boolean
  /** Whether an invite is refused if the friend is already registered. Otherwise the answer is the same. */
  readonly revealsRegisteredFriend: boolean
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

export const PROFILES = {
  standard: {
    passwordMinimum: 6,
    idleSignOutSeconds: 3600,
    failedLogins: { limit: 5, withinMs: 30 * MINUTE },
    tighteningLimitWaitMs: 0,
    looseningLimit: { wagerWaitMs: 30 * DAY, depositWaitMs: 7 * DAY, confirmedAgain: false },
    excludedLogin: 'refused',
    pendingWithdrawalCancellable: true,
    identityBeforeMoneyPlay: false,
    moneyPlayFromUnknownCountry: true,
    repeatPlaysOnInstantGames: true,
    bonusWageringMaximum: null,
    oddsBeforePurchase: true,
    revealsRegisteredFriend: true,
  },
  strict: {
    passwordMinimum: 8,
    idleSignOutSeconds: 1800,
    failedLogins: { limit: 3, withinMs: 30 * MINUTE },
    tighteningLimitWaitMs: 0,
    looseningLimit: { wagerWaitMs: DAY, depositWaitMs: DAY, confirmedAgain: true },
    excludedLogin: 'withdrawAndReadOnly',
    pendingWithdrawalCancellable: false,
    identityBeforeMoneyPlay: true,
    moneyPlayFromUnknownCountry: false,
    repeatPlaysOnInstantGames: false,
    bonusWageringMaximum: 10,
    oddsBeforePurchase: true,
    revealsRegisteredFriend: false,
  },
} as const satisfies Record<string, Profile>

export type ProfileName = keyof typeof PROFILES

export const isProfileName = (text: string): text is ProfileName => Object.hasOwn(PROFILES, text)
