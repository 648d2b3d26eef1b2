import type { Database } from '@fairground/database/connect'
import type { DB } from '@fairground/database/rows'
import type { Selectable } from 'kysely'
import type { FeatureName } from '@fairground/contract/feature-names'
import { isTransportMode, type TransportMode, transportModes } from '@fairground/contract/transport'
import { isProfileName, PROFILES, type Profile } from '@fairground/rules/profile'
import type { PaymentKind } from '#providers/payments.ts'
import type { XpPromotion } from '@fairground/rules/rewards/xp'
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
  /** Features that differ from their default. */
  readonly features: Readonly<Partial<Record<FeatureName, boolean>>>
}

/** Settings of an operator. Every setting has a default, so an empty row is a working site. */
export interface MemberSettings {
  readonly emailVerifiedEnabled?: boolean
  readonly freerollNoDeposits?: boolean
  readonly slimLimit?: number
  /** Always the slim lobby. */
  readonly slimSwitch?: boolean
  /** Always the main lobby; it overrides the slim switch. */
  readonly mainSwitch?: boolean
  readonly title?: string
  readonly description?: string
  readonly defaultCountry?: string
  /** Players from these countries can register but not play. */
  readonly blockedCountries?: readonly string[]
  /** At least the platform's minimum age. */
  readonly minimumAge?: number
  readonly requiredOverrides?: RequiredOverrides
  /** Sends the confirmation mail only after the full registration. */
  readonly emailOnFullRegistration?: boolean
  /** Display name of the operator's identity provider. Without it the site does not offer the provider. */
  readonly identityProviderName?: string
  /** Sender address of mails. */
  readonly mailAddress?: string
  /** Tracking pixel that browsers load on the events below. */
  readonly trackingURL?: string
  readonly trackOnShortRegistration?: boolean
  readonly trackOnFullRegistration?: boolean
  readonly trackOnDeposit?: boolean
  /** Limits of each payment method in the operator's currency ("10.00"). Null disables the method. */
  readonly deposits?: { readonly [K in PaymentKind]?: AmountRange | null }
  readonly withdrawals?: AmountRange
  /** In minor units. Withdrawals up to this sum per player and day need no staff member. The default is 0: none. */
  readonly withdrawalAutomaticTo?: string
  /** Accounts younger than this need a staff member for every withdrawal. The default is 7. */
  readonly withdrawalAutomaticAfterDays?: number
  /** In minor units. Withdrawals from this amount on need two staff members. */
  readonly withdrawalFourEyesFrom?: string
  /** In minor units. One staff member may offer a bonus up to this amount. The default is 0: none. */
  readonly bonusAloneTo?: string
  readonly phoneBeforeDeposit?: boolean
  /** Requires verification even if the profile does not. */
  readonly verifyBeforeWithdrawal?: boolean
  /** Page that the site shows before a deposit. */
  readonly depositPopupPageId?: number
  /** What players get for inviting friends. Without it, friends can be invited for no reward. */
  readonly referrals?: ReferralSettings
  /** Packs of points for sale. Prices are in the operator's currency. */
  readonly chipPacks?: readonly { readonly id: number; readonly price: string; readonly chips: string }[]
  /** Multiplies the XP that players earn during this period. */
  readonly xpPromotion?: XpPromotion
  /** What a player may give in gifts in a calendar month, in the operator's currency ("20.00"). */
  readonly giftsPerMonth?: string
  /** Accepts telephone numbers that are reserved for films and examples. Only for demonstrations. */
  readonly acceptFictionalPhones?: boolean
  /** Page that the site shows instead of the lobby. */
  readonly homeOverridePageId?: number
  /** The witnesses of the operator's public log: the lines `witness`, `group` and `quorum` of C2SP tlog-policy. */
  readonly witnessPolicy?: string
  /** How often one staff member may see personal data in full on one day. The default is 100. */
  readonly revealsPerDay?: number
  /** The hours within which support answers a case. The default is 48. */
  readonly supportAnswerHours?: number
  /** How browsers reach the platform. The default is the WebSocket. */
  readonly transportMode?: TransportMode
  /** The zone in which staff read times. The default is UTC. */
  readonly timeZone?: string
}

/** An unknown mode in the settings must not cut a site off. */
export const getTransportMode = ({ settings }: Member): TransportMode =>
  isTransportMode(settings.transportMode) ? settings.transportMode : transportModes.socket

/** Amounts are in the operator's currency ("5.00"). */
export interface ReferralSettings {
  readonly reward: string
  /** How often the reward must be played before it is cash; 0 pays cash. */
  readonly wageringTimes: number
  readonly useDays: number
  /** The deposit of the friend that earns the reward. */
  readonly minimumDeposit: string
  /** The number of friends for whom one player is rewarded. */
  readonly rewardsAtMost: number
}

export interface AmountRange {
  readonly minimum: string
  readonly maximum: string
}

export interface Members {
  all(): Promise<readonly Member[]>
  bySiteKey(siteKey: string): Promise<Member | undefined>
  byId(id: number): Promise<Member | undefined>
  /** The operator that lists this host. The port is ignored. */
  byHost(host: string): Promise<Member | undefined>
}

const cacheMs = 1000

/**
 * Reads the operators at most once per second, so a changed setting takes effect within a second. No operator is not
 * remembered: the first one is served at once.
 */
export const createMembers = (db: Database): Members => {
  let cached: { at: number; members: Promise<readonly Member[]> } | undefined
  const all = (): Promise<readonly Member[]> => {
    const now = performance.now()
    if (!cached || now - cached.at > cacheMs) {
      const members = readMembers(db)
      cached = { at: now, members }
      const forget = () => (cached = undefined)
      members.then(found => found.length === 0 && forget(), forget)
    }
    return cached.members
  }
  return {
    all,
    bySiteKey: async siteKey => (await all()).find(member => member.siteKey === siteKey),
    byId: async id => (await all()).find(member => member.id === id),
    byHost: async host => {
      const name = host.replace(/:\d+$/, '').toLowerCase()
      return (await all()).find(member => member.hosts.includes(name))
    },
  }
}

/** Reads one operator as it is now. */
export const findMember = async (db: Database, id: number): Promise<Member | undefined> => {
  const row = await db.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toMember(row)
}

const readMembers = async (db: Database): Promise<Member[]> => {
  const rows = await db.selectFrom('member').selectAll().orderBy('id').execute()
  return rows.map(toMember)
}

const toMember = (row: Selectable<DB['member']>): Member => ({
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
  features: row.features as Member['features'],
})
