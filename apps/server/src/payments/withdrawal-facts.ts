import type { Tx } from '@fairground/database/transaction'
import { type WithdrawalObstacles, withdrawalStatus } from '@fairground/rules/payments/cashier-status'
import { OPEN_WITHDRAWAL_STATUSES } from '@fairground/rules/payments/withdrawal'
import { wageringLeft } from '@fairground/rules/bonus/wagering'
import { readAccounts } from '#instance/accounts.ts'
import { isBlockedCountry } from '#member/home-rules.ts'
import type { Member } from '#member/members.ts'
import { Refusal } from '#operation/refusal.ts'
import { playerById, type PlayerRow } from '#player/player-rows.ts'
import type { Vault } from '#vault/vault.ts'
import { amountOf, isWithin, type Range, withdrawalRange } from './amounts.ts'
import { needsRegistration } from './deposit-facts.ts'
import { readSaved, type Saved } from './saved-payments.ts'

export interface WithdrawalFacts {
  readonly obstacles: WithdrawalObstacles
  readonly available: bigint
  readonly range: Range
  readonly wagering: bigint
  readonly methods: readonly Saved[]
}

/** Whoever has stopped playing may still have his money. */
const mayWithdraw: ReadonlySet<string> = new Set(['active', 'selfExcluded', 'timedOut'])

export const readWithdrawalFacts = async (
  tx: Tx,
  vault: Vault,
  member: Member,
  playerId: number,
  currency: string,
): Promise<WithdrawalFacts> => {
  const row = await playerById(tx, member.id, playerId)
  const methods = await readSaved(tx, vault, { memberId: member.id, playerId })
  const accounts = await readAccounts(tx, member.id, playerId)
  // Only the operator's own currency is paid out.
  const account = accounts.find(
    ({ accountCurrency }) => accountCurrency === currency && currency === member.currency,
  )
  const available = (account && amountOf(account.accountBalance, currency)) ?? 0n
  const range = withdrawalRange(member)
  const wagering = await readWagering(tx, member.id, playerId, currency)
  const obstacles = {
    countryDisabled: row.country !== null && isBlockedCountry(member, row.country),
    notEnabled: !mayWithdraw.has(row.status) || row.segment === 'A' || row.segment === 'A1',
    needFullRegistration: needsRegistration(row),
    verifyAccount: mustVerify(member, row),
    mustDepositFirst: methods.length === 0,
    onePendingOnly: await hasOpen(tx, member.id, playerId),
    wageringRemaining: wagering > 0n,
    notEnoughFunds: available < range.minimum,
  }
  return { obstacles, available, range, wagering, methods }
}

/** The way and the sum, or the first thing against it. */
export const requireMayWithdraw = (
  { obstacles, available, range, methods }: WithdrawalFacts,
  asked: { readonly amount: string; readonly currencyId: string; readonly methodId: string },
): { readonly amount: bigint; readonly method: Saved } => {
  const status = withdrawalStatus(obstacles)
  if (status !== 'ok') throw new Refusal(`withdrawal.${status}`)
  const amount = amountOf(asked.amount, asked.currencyId)
  const method = methods.find(({ id }) => String(id) === asked.methodId)
  if (amount === undefined || !method || !isWithin(amount, range) || amount > available)
    throw new Refusal('withdrawal.amountInvalid')
  return { amount, method }
}

const mustVerify = ({ profile, settings }: Member, row: PlayerRow): boolean =>
  row.verification_status === 'REJECTED' ||
  ((profile.identityBeforeMoneyPlay || settings.verifyBeforeWithdrawal === true) &&
    row.id_verified_at === null)

const readWagering = async (
  tx: Tx,
  memberId: number,
  playerId: number,
  currency: string,
): Promise<bigint> => {
  const grants = await tx
    .selectFrom('bonus_grant')
    .select(['need', 'done'])
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .where('currency', '=', currency)
    .where('status', '=', 'ACTIVE')
    .execute()
  return wageringLeft(grants)
}

const hasOpen = async (tx: Tx, memberId: number, playerId: number): Promise<boolean> => {
  const open = await tx
    .selectFrom('withdrawal')
    .select('id')
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .where('status', 'in', OPEN_WITHDRAWAL_STATUSES)
    .executeTakeFirst()
  return open !== undefined
}
