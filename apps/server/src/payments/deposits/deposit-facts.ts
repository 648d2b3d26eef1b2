import type { Tx } from '@fairground/database/transaction'
import { type DepositObstacles, depositStatus } from '@fairground/rules/payments/cashier-status'
import { isBlockedCountry } from '#operator/country-rules.ts'
import type { Member } from '#operator/members.ts'
import type { Caller } from '#operation/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { readPlayer, type PlayerRow } from '#player/queries/players.ts'
import { countRecentFailures } from './queries.ts'
import { computeRemainingDeposit } from './remaining-deposit.ts'

export interface DepositFacts {
  readonly obstacles: DepositObstacles
  readonly left: bigint | null
  readonly hasDeposited: boolean
}

type Depositor = Pick<Caller, 'member' | 'country'>

/** Failed payments are limited, because an attacker may be testing stolen cards. */
const maxFailures = 5
const failureMinutes = 10

export const readDepositFacts = async (
  tx: Tx,
  { member, country }: Depositor,
  playerId: number,
  currency: string,
  now: number,
): Promise<DepositFacts> => {
  const row = await readPlayer(tx, member.id, playerId)
  const left = await computeRemainingDeposit(tx, { memberId: member.id, playerId, currency }, now)
  const obstacles = {
    accountNotEnabled:
      row.status !== 'active' ||
      needsRegistration(row) ||
      (await hasTooManyFailures(tx, member.id, playerId)),
    countryDisabled: isFromDisabledCountry(member, row, country),
    limitReached: left === 0n,
    phoneNotVerified: member.settings.phoneBeforeDeposit === true && row.phone_verified_at === null,
  }
  return { obstacles, left, hasDeposited: row.has_deposited }
}

/** The deposit limit is left out: the lane checks it against the amount. */
export const requireMayDeposit = ({ obstacles }: DepositFacts): void => {
  const status = depositStatus({ ...obstacles, limitReached: false })
  if (status !== 'ok') throw new Refusal(`deposit.${status}`)
}

export const needsRegistration = ({ segment }: PlayerRow): boolean => segment === null || segment === 'B'

/** Checks the country of residence and the country of the connection. */
export const isFromDisabledCountry = (
  member: Member,
  row: PlayerRow,
  country: string | undefined,
): boolean => {
  if (row.segment === 'A' || row.segment === 'A1') return true
  if (row.country === null) return !member.profile.moneyPlayFromUnknownCountry
  return isBlockedCountry(member, row.country) || (country !== undefined && isBlockedCountry(member, country))
}

const hasTooManyFailures = async (tx: Tx, memberId: number, playerId: number): Promise<boolean> =>
  (await countRecentFailures(tx, memberId, playerId, failureMinutes)) >= maxFailures
