import type { Tx } from '@fairground/database/transaction'
import { type DepositObstacles, depositStatus } from '@fairground/rules/payments/cashier-status'
import { sql } from 'kysely'
import { isBlockedCountry } from '#member/home-rules.ts'
import type { Member } from '#member/members.ts'
import type { Caller } from '#operation/context.ts'
import { Refusal } from '#operation/refusal.ts'
import { playerById, type PlayerRow } from '#player/player-rows.ts'
import { depositLeft } from './deposit-left.ts'

export interface DepositFacts {
  readonly obstacles: DepositObstacles
  readonly left: bigint | null
  readonly hasDeposited: boolean
}

type Asking = Pick<Caller, 'member' | 'country'>

/** Who tries so many times in vain is stopped for a while: somebody may be trying out cards. */
const mostFailures = 5
const failureMinutes = 10

export const readDepositFacts = async (
  tx: Tx,
  { member, country }: Asking,
  playerId: number,
  currency: string,
  now: number,
): Promise<DepositFacts> => {
  const row = await playerById(tx, member.id, playerId)
  const left = await depositLeft(tx, { memberId: member.id, playerId, currency }, now)
  const obstacles = {
    accountNotEnabled:
      row.status !== 'active' || needsRegistration(row) || (await failsTooOften(tx, member.id, playerId)),
    countryDisabled: isFromDisabledCountry(member, row, country),
    limitReached: left === 0n,
    phoneNotVerified: member.settings.phoneBeforeDeposit === true && row.phone_verified_at === null,
  }
  return { obstacles, left, hasDeposited: row.has_deposited }
}

/** With an amount at hand the limit is asked last, and by the lane. */
export const requireMayDeposit = ({ obstacles }: DepositFacts): void => {
  const status = depositStatus({ ...obstacles, limitReached: false })
  if (status !== 'ok') throw new Refusal(`deposit.${status}`)
}

export const needsRegistration = ({ segment }: PlayerRow): boolean => segment === null || segment === 'B'

/** By where the player lives, and by where he is. */
export const isFromDisabledCountry = (
  member: Member,
  row: PlayerRow,
  country: string | undefined,
): boolean => {
  if (row.segment === 'A' || row.segment === 'A1') return true
  if (row.country === null) return !member.profile.moneyPlayFromUnknownCountry
  return isBlockedCountry(member, row.country) || (country !== undefined && isBlockedCountry(member, country))
}

const failsTooOften = async (tx: Tx, memberId: number, playerId: number): Promise<boolean> => {
  const { failures } = await tx
    .selectFrom('payment')
    .select(({ fn }) => fn.countAll<bigint>().as('failures'))
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .where('state', '=', 'FAILED')
    .where('changed_at', '>', sql<number>`clock_timestamp() - make_interval(mins => ${failureMinutes})`)
    .executeTakeFirstOrThrow()
  return failures >= mostFailures
}
