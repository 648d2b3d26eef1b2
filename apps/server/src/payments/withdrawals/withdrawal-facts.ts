import type { Tx } from '@fairground/database/transaction'
import { type WithdrawalObstacles, withdrawalStatus } from '@fairground/rules/payments/cashier-status'
import { wageringLeft } from '@fairground/rules/bonus/wagering'
import { readAccounts } from '#instances/accounts.ts'
import { isBlockedCountry } from '#operator/country-rules.ts'
import type { Member } from '#operator/members.ts'
import { Refusal } from '#platform/refusal.ts'
import { readPlayer, type PlayerRow } from '#player/queries/players.ts'
import type { Vault } from '#vault/vault.ts'
import { parseAmount, isWithin, type Range, withdrawalRange } from '#payments/amounts.ts'
import { needsRegistration } from '#payments/deposits/deposit-facts.ts'
import { readSavedPayments, type Saved } from '#payments/queries/saved-payments.ts'
import { hasOpenWithdrawal, readActiveBonuses } from './queries.ts'

export interface WithdrawalFacts {
  readonly obstacles: WithdrawalObstacles
  readonly available: bigint
  readonly range: Range
  readonly wagering: bigint
  readonly methods: readonly Saved[]
}

/** Players who stopped playing can still withdraw their money. */
const mayWithdraw: ReadonlySet<string> = new Set(['active', 'selfExcluded', 'timedOut'])

export const readWithdrawalFacts = async (
  tx: Tx,
  vault: Vault,
  member: Member,
  playerId: number,
  currency: string,
): Promise<WithdrawalFacts> => {
  const row = await readPlayer(tx, member.id, playerId)
  const methods = await readSavedPayments(tx, vault, { memberId: member.id, playerId })
  const accounts = await readAccounts(tx, member.id, playerId)
  // Only the operator's currency is paid out.
  const account = accounts.find(
    ({ accountCurrency }) => accountCurrency === currency && currency === member.currency,
  )
  const available = (account && parseAmount(account.accountBalance, currency)) ?? 0n
  const range = withdrawalRange(member)
  const wagering = wageringLeft(await readActiveBonuses(tx, member.id, playerId, currency))
  const obstacles = {
    countryDisabled: row.country !== null && isBlockedCountry(member, row.country),
    notEnabled: !mayWithdraw.has(row.status) || row.segment === 'A' || row.segment === 'A1',
    needFullRegistration: needsRegistration(row),
    verifyAccount: mustVerify(member, row),
    mustDepositFirst: methods.length === 0,
    onePendingOnly: await hasOpenWithdrawal(tx, member.id, playerId),
    wageringRemaining: wagering > 0n,
    notEnoughFunds: available < range.minimum,
  }
  return { obstacles, available, range, wagering, methods }
}

/** Returns the method and the amount, or refuses with the first obstacle. */
export const requireMayWithdraw = (
  { obstacles, available, range, methods }: WithdrawalFacts,
  requested: { readonly amount: string; readonly currencyId: string; readonly methodId: string },
): { readonly amount: bigint; readonly method: Saved } => {
  const status = withdrawalStatus(obstacles)
  if (status !== 'ok') throw new Refusal(`withdrawal.${status}`)
  const amount = parseAmount(requested.amount, requested.currencyId)
  const method = methods.find(({ id }) => String(id) === requested.methodId)
  if (amount === undefined || !method || !isWithin(amount, range) || amount > available)
    throw new Refusal('withdrawal.amountInvalid')
  return { amount, method }
}

const mustVerify = ({ profile, settings }: Member, row: PlayerRow): boolean =>
  row.verification_status === 'REJECTED' ||
  ((profile.identityBeforeMoneyPlay || settings.verifyBeforeWithdrawal === true) &&
    row.id_verified_at === null)
