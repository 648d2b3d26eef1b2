import { moneySettings, siteSettings } from '@fairground/contract/operator/operator-settings'
import { type TSchema, Type } from 'typebox'

type SiteSetting = keyof typeof siteSettings
type MoneySetting = keyof typeof moneySettings

export interface SettingGroup {
  readonly id: string
  readonly title: string
  readonly about: string
  readonly names: readonly string[]
  readonly schema: TSchema
}

const siteGroups = {
  site: { title: 'The site', about: 'What players and search engines read, and how browsers connect.' },
  registration: { title: 'Registration', about: 'Who may register, and what they are asked for.' },
  pages: { title: 'Pages at moments', about: 'Pages of the content that the site shows by itself.' },
  work: { title: 'The work of staff', about: 'Times that staff read and keep.' },
  tracking: { title: 'Tracking', about: 'Which steps of players an own address is called for.' },
  witnesses: { title: 'Witnesses', about: 'Who must have seen the log of the draws.' },
} as const

const moneyGroups = {
  withdrawals: { title: 'Withdrawals', about: 'What is paid by itself, and what two people approve.' },
  deposits: { title: 'Deposits', about: 'The methods that are open, and their amounts.' },
  rewards: { title: 'Bonuses and rewards', about: 'What players get, and what one person may give.' },
  data: { title: 'Personal data', about: 'How many personal data staff may reveal.' },
} as const

const siteGroupBySetting: Readonly<Record<SiteSetting, keyof typeof siteGroups>> = {
  title: 'site',
  description: 'site',
  mailAddress: 'site',
  mainSwitch: 'site',
  transportMode: 'site',
  minimumAge: 'registration',
  defaultCountry: 'registration',
  blockedCountries: 'registration',
  slimSwitch: 'registration',
  slimLimit: 'registration',
  emailVerifiedEnabled: 'registration',
  emailOnFullRegistration: 'registration',
  acceptFictionalPhones: 'registration',
  identityProviderName: 'registration',
  requiredOverrides: 'registration',
  depositPopupPageId: 'pages',
  homeOverridePageId: 'pages',
  timeZone: 'work',
  supportAnswerHours: 'work',
  trackingURL: 'tracking',
  trackOnShortRegistration: 'tracking',
  trackOnFullRegistration: 'tracking',
  trackOnDeposit: 'tracking',
  witnessPolicy: 'witnesses',
}

const moneyGroupBySetting: Readonly<Record<MoneySetting, keyof typeof moneyGroups>> = {
  withdrawalAutomaticTo: 'withdrawals',
  withdrawalAutomaticAfterDays: 'withdrawals',
  withdrawalFourEyesFrom: 'withdrawals',
  verifyBeforeWithdrawal: 'withdrawals',
  withdrawals: 'withdrawals',
  phoneBeforeDeposit: 'deposits',
  deposits: 'deposits',
  chipPacks: 'deposits',
  bonusAloneTo: 'rewards',
  spendBonusFirst: 'rewards',
  freerollNoDeposits: 'rewards',
  giftsPerMonth: 'rewards',
  referrals: 'rewards',
  xpPromotion: 'rewards',
  revealsPerDay: 'data',
}

const toSchema = (schemas: Readonly<Record<string, TSchema>>, names: readonly string[]): TSchema =>
  Type.Object(
    Object.fromEntries(
      names.flatMap(name => {
        const schema = schemas[name]
        return schema ? [[name, Type.Optional(schema)]] : []
      }),
    ),
    { additionalProperties: false },
  )

const toGroups = <Id extends string>(
  groups: Readonly<Record<Id, { readonly title: string; readonly about: string }>>,
  groupBySetting: Readonly<Record<string, Id>>,
  schemas: Readonly<Record<string, TSchema>>,
): readonly SettingGroup[] =>
  (Object.keys(groups) as Id[]).map(id => {
    const names = Object.keys(groupBySetting).filter(name => groupBySetting[name] === id)
    return { id, ...groups[id], names, schema: toSchema(schemas, names) }
  })

/** Some site settings as a group of their own, for a step of the first run. */
export const pickSiteGroup = (title: string, about: string, names: readonly SiteSetting[]): SettingGroup => ({
  id: title,
  title,
  about,
  names,
  schema: toSchema(siteSettings, names),
})

/** Settings that one person changes, in the order of the page. */
export const siteSettingGroups = toGroups(siteGroups, siteGroupBySetting, siteSettings)

/** Settings that change by a proposal. */
export const moneySettingGroups = toGroups(moneyGroups, moneyGroupBySetting, moneySettings)
