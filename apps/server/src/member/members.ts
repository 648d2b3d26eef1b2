import type { Database } from '@fairground/database/connect'
import { isProfileName, PROFILES, type Profile } from '@fairground/rules/profile'
import type { PaymentKind } from '#providers/payments.ts'
import type { RequiredOverrides } from '@fairground/rules/validation/required-fields'

export interface Member {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly look: 'blue' | 'cartoon' | 'sweet-blue'
  readonly scheme: 'dark' | 'light'
  readonly hosts: readonly string[]
  readonly siteKey: string
  readonly profile: Profile
  readonly currency: string
  readonly settings: MemberSettings
  readonly maintenance: string | null
}

/** What an operator may set. Everything has a default, so that an empty row is a working site. */
export interface MemberSettings {
  readonly emailVerifiedEnabled?: boolean
  readonly freerollNoDeposits?: boolean
  readonly slimLimit?: number
  readonly slimSwitch?: boolean
  readonly title?: string
  readonly description?: string
  readonly defaultCountry?: string
  /** Whoever registers from one of these may look but not play. */
  readonly blockedCountries?: readonly string[]
  /** Never below what the platform demands. */
  readonly minimumAge?: number
  readonly requiredOverrides?: RequiredOverrides
  /** The confirmation of the email waits for the full registration. */
  readonly emailOnFullRegistration?: boolean
  /** How players know the operator's identity provider; without it the site does not offer it. */
  readonly identityProviderName?: string
  /** From whom mails come. */
  readonly mailAddress?: string
  /** A pixel that browsers fetch when these happen. */
  readonly trackingURL?: string
  readonly trackOnShortRegistration?: boolean
  readonly trackOnFullRegistration?: boolean
  readonly trackOnDeposit?: boolean
  /** What each way to pay takes, in the operator's currency ("10.00"); null takes the way off. */
  readonly deposits?: { readonly [K in PaymentKind]?: AmountRange | null }
  readonly withdrawals?: AmountRange
  readonly phoneBeforeDeposit?: boolean
  /** Also where the profile does not demand it. */
  readonly verifyBeforeWithdrawal?: boolean
  /** The page that is shown before a deposit. */
  readonly depositPopupPageId?: number
  /** Packs of points that can be bought; prices are in the operator's currency. */
  readonly chipPacks?: readonly { readonly id: number; readonly price: string; readonly chips: string }[]
  /** While it runs, points count so many times. */
  readonly xpPromotion?: { readonly multiplier: number; readonly from: number; readonly until: number }
  /** The page that is shown in place of the lobby. */
  readonly homeOverridePageId?: number
}

export interface AmountRange {
  readonly minimum: string
  readonly maximum: string
}

export interface Members {
  all(): Promise<readonly Member[]>
  bySiteKey(siteKey: string): Promise<Member | undefined>
  byId(id: number): Promise<Member | undefined>
  /** The operator whose site a browser asked for; the first one where no host is known, so that a bare address works. */
  byHost(host: string): Promise<Member | undefined>
}

const rememberMs = 1000

/** The operators, read at most once a second: a changed setting holds everywhere within that time. */
export const createMembers = (db: Database): Members => {
  let known: { at: number; members: Promise<readonly Member[]> } | undefined
  const all = (): Promise<readonly Member[]> => {
    const now = performance.now()
    if (!known || now - known.at > rememberMs) {
      const members = readMembers(db)
      known = { at: now, members }
      members.catch(() => (known = undefined))
    }
    return known.members
  }
  return {
    all,
    bySiteKey: async siteKey => (await all()).find(member => member.siteKey === siteKey),
    byId: async id => (await all()).find(member => member.id === id),
    byHost: async host => {
      const name = host.replace(/:\d+$/, '').toLowerCase()
      const members = await all()
      return members.find(member => member.hosts.includes(name)) ?? members[0]
    },
  }
}

const readMembers = async (db: Database): Promise<Member[]> => {
  const rows = await db.selectFrom('member').selectAll().orderBy('id').execute()
  return rows.map(row => ({
    id: row.id,
    code: row.code,
    name: row.name,
    look: row.look as Member['look'],
    scheme: row.scheme as Member['scheme'],
    hosts: row.hosts,
    siteKey: row.site_key,
    profile: PROFILES[isProfileName(row.profile) ? row.profile : 'strict'],
    currency: row.currency,
    settings: row.settings as MemberSettings,
    maintenance: row.maintenance,
  }))
}
