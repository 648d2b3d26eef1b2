import type { Receipt } from '@fairground/contract/entities/money/receipt'
import { inMember, type Tx } from '@fairground/database/transaction'
import type { DepositState } from '@fairground/rules/payments/deposit'
import type { WithdrawalStatus } from '@fairground/rules/payments/withdrawal'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { decimal } from '#platform/money.ts'
import type { PlayerKey } from '#platform/player-key.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Vault } from '#vault/vault.ts'
import { type DepositDetails, readDepositDetails, readWithdrawalDetails } from '#payments/index.ts'
import { findJournal, findCredit } from './queries/journals.ts'
import { type Movement, readMovements } from './queries/movements.ts'

export const getReceipt: Handler<'getReceipt'> = ({ id }, { member, session }, { db, vault }) =>
  inMember(db, member.id, async tx => {
    const player = { memberId: member.id, playerId: requirePlayer(session) }
    const deposit = await readDepositDetails(tx, vault, player, id)
    const creditId = deposit && (await findCredit(tx, player, id))
    if (deposit && creditId === undefined) return toAttempt(deposit)
    const movement = await findMovement(tx, player, creditId ?? id)
    if (!movement) throw new Refusal('profile.notFound')
    return toReceipt(movement, await readPaymentFacts(tx, vault, player, movement))
  })

const depositStates: { readonly [S in DepositState]: Receipt['state'] } = {
  CREATED: 'open',
  PENDING: 'open',
  EXPIRED: 'failed',
  COMPLETED: 'done',
  REVERSED: 'returned',
  FAILED: 'failed',
}

const withdrawalStates: { readonly [S in WithdrawalStatus]: Receipt['state'] } = {
  REQUESTED: 'open',
  APPROVED: 'open',
  SENDING: 'open',
  UNKNOWN: 'open',
  PAID: 'done',
  REJECTED: 'returned',
  CANCELLED: 'returned',
}

/** The movement of one journal. The search needs its time, because balances are computed from the newest backwards. */
const findMovement = async (tx: Tx, player: PlayerKey, id: number): Promise<Movement | undefined> => {
  const journal = await findJournal(tx, player, id)
  if (!journal) return undefined
  const at = Math.floor(journal.createdAt)
  const search = { ...player, currency: undefined, kinds: undefined, from: at, until: at + 1 }
  const { movements } = await readMovements(tx, search, { limit: maxAtOnce, offset: 0 })
  return movements.find(movement => movement.id === id)
}

const maxAtOnce = 1000

type PaymentFacts = Pick<Receipt, 'state' | 'method' | 'methodKind' | 'expectedAt' | 'reason'>

const noPayment: PaymentFacts = {
  state: 'done',
  method: null,
  methodKind: null,
  expectedAt: null,
  reason: null,
}

const readPaymentFacts = async (
  tx: Tx,
  vault: Vault,
  player: PlayerKey,
  { kind, orderId }: Movement,
): Promise<PaymentFacts> => {
  if (orderId === null) return noPayment
  if (kind === 'withdrawal' || kind === 'withdrawalCancelled') {
    const found = await readWithdrawalDetails(tx, vault, player, orderId)
    if (!found) return noPayment
    const { status, ...facts } = found
    return { ...facts, state: withdrawalStates[status] }
  }
  const found = await readDepositDetails(tx, vault, player, orderId)
  if (!found) return noPayment
  const { state, method, methodKind } = found
  return { ...noPayment, state: depositStates[state], method, methodKind }
}

const toReceipt = (movement: Movement, payment: PaymentFacts): Receipt => {
  const { id, kind, at, currency, amount, balance, title, instanceId, orderId } = movement
  return {
    id,
    kind,
    at: Math.floor(at),
    ...payment,
    expectedAt: payment.expectedAt === null ? null : Math.floor(payment.expectedAt),
    currencyId: currency,
    amount: decimal(amount, currency),
    fee: decimal(0n, currency),
    balanceAfter: decimal(balance, currency),
    game: title?.slice(0, 144) ?? null,
    gameInstanceId: instanceId,
    orderId,
    refusal: null,
  }
}

/** A deposit that has not changed the balance. */
const toAttempt = (deposit: DepositDetails): Receipt => {
  const { orderId, at, state, currency, amount, method, methodKind, refusal } = deposit
  const isFailed = depositStates[state] === 'failed'
  return {
    id: orderId,
    kind: 'deposit',
    at: Math.floor(at),
    state: depositStates[state],
    currencyId: currency,
    amount: decimal(amount, currency),
    fee: decimal(0n, currency),
    balanceAfter: null,
    method,
    methodKind,
    game: null,
    gameInstanceId: null,
    orderId,
    expectedAt: null,
    refusal: isFailed ? (refusal ?? (state === 'EXPIRED' ? 'expired' : 'declined')) : null,
    reason: null,
  }
}
