import type { Tx } from '@fairground/database/transaction'
import { formatExact } from '@fairground/rules/money/format'
import { readAccounts } from '#instances/accounts.ts'
import { mailMoment, toLocale } from '#mail/mail-moment.ts'
import type { Context } from '#operation/context.ts'
import type { Member } from '#operator/members.ts'
import { decimal, toMoney } from '#platform/money.ts'
import { mailPlayer } from '#player/mail-player.ts'
import { readPlayer } from '#player/queries/players.ts'
import { parseAmount } from './amounts.ts'

type ReceiptKind =
  | 'depositReceipt'
  | 'depositFailed'
  | 'withdrawalRequested'
  | 'withdrawalPaid'
  | 'withdrawalRejected'

interface PaymentReceipt {
  readonly playerId: number
  readonly orderId: number
  readonly currency: string
  readonly amount: bigint
  readonly at: number
  readonly method: string | null
}

/** Mails a receipt with date, method, amount, balance and reference, unless the player has turned such mails off. */
export const mailReceipt = async (
  tx: Tx,
  deps: Pick<Context, 'vault' | 'jobs'>,
  member: Member,
  kind: ReceiptKind,
  { playerId, orderId, currency, amount, at, method }: PaymentReceipt,
): Promise<void> => {
  const row = await readPlayer(tx, member.id, playerId)
  if (!row.contact_by.includes(kind.startsWith('deposit') ? 'deposits' : 'withdrawals')) return
  const accounts = await readAccounts(tx, member.id, playerId)
  const balance = accounts.find(({ accountCurrency }) => accountCurrency === currency)?.accountBalance
  const format = (sum: bigint): string =>
    formatExact(toMoney(sum, currency), { decimals: 'always', locale: toLocale(row.language) })
  const facts = {
    username: row.username,
    amount: format(amount),
    orderId,
    at: mailMoment(row.language, at),
    method,
    balance: format(parseAmount(balance ?? decimal(0n, currency), currency) ?? 0n),
  }
  await mailPlayer(tx, deps, member, row, { kind, facts })
}
