import { Type } from 'typebox'
import {
  closed,
  CountryId,
  DecimalAmount,
  Email,
  Id,
  Nullable,
  ShortText,
  Time,
  Url,
} from '#entities/values.ts'
import { MinorUnits } from './minor-units.ts'
import { RowId } from './row-id.ts'

export const Look = Type.Enum(['blue', 'cartoon', 'sweet-blue'])
export const Scheme = Type.Enum(['dark', 'light'])

const Switch = Type.Boolean()
const Percentage = Type.Integer({ minimum: 0, maximum: 100 })
const AmountRange = closed({ minimum: DecimalAmount, maximum: DecimalAmount })
const Times = Type.Integer({ minimum: 0, maximum: 100 })
const Days = Type.Integer({ minimum: 1, maximum: 3650 })

/** The zone in which staff of the operator read times, for example Europe/London. */
export const TimeZone = Type.String({ pattern: '^[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+){0,2}$', maxLength: 64 })
export const defaultTimeZone = 'UTC'

/** Settings that one staff member changes. */
export const siteSettings = {
  emailVerifiedEnabled: Switch,
  slimLimit: Type.Integer({ minimum: 0, maximum: 1000 }),
  slimSwitch: Switch,
  mainSwitch: Switch,
  title: ShortText,
  description: ShortText,
  defaultCountry: CountryId,
  blockedCountries: Type.Array(CountryId, { maxItems: 300, uniqueItems: true }),
  minimumAge: Type.Integer({ minimum: 16, maximum: 99 }),
  requiredOverrides: Type.Record(Type.String({ maxLength: 64 }), Switch),
  emailOnFullRegistration: Switch,
  identityProviderName: ShortText,
  mailAddress: Email,
  trackingURL: Url,
  trackOnShortRegistration: Switch,
  trackOnFullRegistration: Switch,
  trackOnDeposit: Switch,
  depositPopupPageId: RowId,
  homeOverridePageId: RowId,
  acceptFictionalPhones: Switch,
  witnessPolicy: Type.String({ maxLength: 20_000 }),
  transportMode: Type.Enum([1, 2, 3, 4]),
  timeZone: TimeZone,
  supportAnswerHours: Type.Integer({ minimum: 1, maximum: 8760 }),
} as const

/** Settings that decide about money or personal data. They change by a proposal of the kind changeMoneySettings. */
export const moneySettings = {
  withdrawalAutomaticTo: MinorUnits,
  withdrawalAutomaticAfterDays: Type.Integer({ minimum: 0, maximum: 3650 }),
  withdrawalFourEyesFrom: MinorUnits,
  bonusAloneTo: MinorUnits,
  revealsPerDay: Type.Integer({ minimum: 0, maximum: 100_000 }),
  freerollNoDeposits: Switch,
  spendBonusFirst: Switch,
  phoneBeforeDeposit: Switch,
  verifyBeforeWithdrawal: Switch,
  deposits: closed({
    card: Type.Optional(Nullable(AmountRange)),
    eWallet: Type.Optional(Nullable(AmountRange)),
    bank: Type.Optional(Nullable(AmountRange)),
  }),
  withdrawals: AmountRange,
  referrals: closed({
    reward: DecimalAmount,
    wageringTimes: Times,
    useDays: Days,
    minimumDeposit: DecimalAmount,
    rewardsAtMost: Type.Integer({ minimum: 0, maximum: 10_000 }),
  }),
  chipPacks: Type.Array(closed({ id: Id, price: DecimalAmount, chips: DecimalAmount }), { maxItems: 50 }),
  xpPromotion: closed({ multiplier: Type.Number({ minimum: 1, maximum: 100 }), from: Time, until: Time }),
  giftsPerMonth: DecimalAmount,
} as const

const asPartial = { additionalProperties: false } as const

/** Settings with new values. Settings that are not named keep theirs. */
export const SiteSettings = Type.Partial(closed(siteSettings), asPartial)
export const MoneySettings = Type.Partial(closed(moneySettings), asPartial)

type SiteSetting = keyof typeof siteSettings
type MoneySetting = keyof typeof moneySettings
export const moneySettingNames = Object.keys(moneySettings) as MoneySetting[]

const toNames = <N extends string>(names: readonly N[]) =>
  Type.Array(Type.Enum([...names]), {
    maxItems: 100,
    uniqueItems: true,
    description: 'Settings that get their default again.',
  })
export const UnsetSiteSettings = toNames(Object.keys(siteSettings) as SiteSetting[])
export const UnsetMoneySettings = toNames(moneySettingNames)

/** The range of the return to player in percent. */
export const ReturnRange = closed({ min: Percentage, max: Percentage })
