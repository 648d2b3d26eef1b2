import type { DepositOrder } from '@fairground/contract/entities/money/payment'
import { inMember, type Tx } from '@fairground/database/transaction'
import { decimal } from '#platform/money.ts'
import { requestLane } from '#operation/request-lane.ts'
import type { Caller, Context } from '#operation/context.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { isRowId } from '#platform/row-id.ts'
import { Refusal } from '#platform/refusal.ts'
import { siteUrl } from '#player/site-link.ts'
import type { PaymentKind, PaymentProvider, ProviderPayment } from '#providers/payments.ts'
import { parseAmount, depositRange, isWithin } from '#payments/amounts.ts'
import { takeCoupon } from '#payments/coupons/coupons.ts'
import { readDepositFacts, requireMayDeposit } from './deposit-facts.ts'
import {
  findDepositOrder,
  findPaymentMethod,
  insertDepositOrder,
  isWaitingJoin,
  releaseCoupon,
  type StoredDepositOrder,
} from './queries.ts'
import { toOrderRef, toPayerName } from '#payments/references.ts'
import type { Saved } from '#payments/queries/saved-payments.ts'
import { noteDepositStatus } from './note-deposit-status.ts'
import { toOrderStatus } from './order-status.ts'

export interface DepositRequest {
  readonly requestId: string
  readonly amount: string
  readonly currencyId: string
  readonly kind: PaymentKind | undefined
  readonly coupon?: string | undefined
  /** The player agrees to store the method. */
  readonly keep: boolean
  /** A saved method. The player confirms the payment on the provider's page. */
  readonly saved?: Saved
  /** The player's stored plays that this deposit pays for. */
  readonly pendingJoinId?: number | undefined
}

/**
 * Writes the order, records it in the ledger and opens the payment at the provider under our reference. A repeated
 * request finds each finished step and continues after it.
 */
export const orderDeposit = async (
  request: DepositRequest,
  caller: Caller,
  context: Context,
): Promise<DepositOrder> => {
  const { member } = caller
  const provider = await findProvider(request, caller, context)
  if (!provider) throw new Refusal('request.unavailable')
  const playerId = requirePlayer(caller.session)
  const opKey = `deposit:${playerId}:${request.requestId}`
  const amount = await inMember(context.db, member.id, tx =>
    writeOrder(tx, request, caller, { playerId, opKey, now: context.now() }),
  )
  await recordInLedger(context, member.id, {
    opKey,
    playerId,
    provider,
    currency: request.currencyId,
    amount,
  })
  const find = () => inMember(context.db, member.id, tx => findDepositOrder(tx, member.id, opKey))
  const order = await find()
  if (!order) throw new Error(`order ${opKey} is not in the ledger`)
  const isOpen = order.state === 'CREATED' || order.state === 'PENDING'
  const payment = isOpen ? await openAtProvider(provider, order, request, caller, context) : undefined
  if (payment) await noteDepositStatus(context, member, order, payment)
  return toDepositOrder((await find()) ?? order, payment)
}

/** A saved method belongs to the provider that holds it. */
const findProvider = (
  { saved }: DepositRequest,
  { member }: Caller,
  { payments }: Context,
): Promise<PaymentProvider | undefined> =>
  saved ? payments.findNamed(member.id, saved.provider) : payments.findCurrent(member.id)

interface OrderKey {
  readonly playerId: number
  readonly opKey: string
  readonly now: number
}

/** Checks the request when it is new. A repeated request was checked before. */
const writeOrder = async (
  tx: Tx,
  request: DepositRequest,
  caller: Caller,
  { playerId, opKey, now }: OrderKey,
): Promise<bigint> => {
  const { member } = caller
  const { currencyId: currency, kind, saved } = request
  const amount = parseAmount(request.amount, currency)
  const existing = await findPaymentMethod(tx, member.id, opKey)
  if (existing && amount !== undefined) {
    if (existing.kind !== kind || existing.saved_id !== (saved?.id ?? null))
      throw new Refusal('request.conflict')
    return amount
  }
  const facts = await readDepositFacts(tx, caller, playerId, currency, now)
  requireMayDeposit(facts)
  const range = kind && depositRange(member, kind, currency)
  if (!range || amount === undefined || !isWithin(amount, range))
    throw new Refusal('deposit.amountOutOfRange')
  if (facts.left !== null && amount > facts.left) throw new Refusal('deposit.limitReached')
  const coupon =
    request.coupon === undefined
      ? undefined
      : await takeCoupon(tx, {
          memberId: member.id,
          playerId,
          code: request.coupon,
          currency,
          deposit: amount,
          hasDeposited: facts.hasDeposited,
          isOrdering: true,
        })
  const pendingJoinId = await requirePendingJoin(tx, member.id, playerId, request.pendingJoinId)
  await insertDepositOrder(tx, {
    pendingJoinId,
    memberId: member.id,
    opKey,
    playerId,
    kind,
    savedId: saved?.id ?? null,
    keep: request.keep,
    coupon,
    payableMinutes: payableMinutes[kind],
    firstPollSeconds,
  })
  return amount
}

/** The stored plays must be the player's own and still wait for money. */
const requirePendingJoin = async (
  tx: Tx,
  memberId: number,
  playerId: number,
  id: number | undefined,
): Promise<number | null> => {
  if (id === undefined) return null
  if (!isRowId(id) || !(await isWaitingJoin(tx, { memberId, playerId }, id)))
    throw new Refusal('profile.notFound')
  return id
}

/** How long an open order counts towards the deposit limits. Bank transfers take days. */
const payableMinutes = { card: 60, eWallet: 60, bank: 7 * 24 * 60 } as const satisfies Record<
  PaymentKind,
  number
>
const firstPollSeconds = 30

interface LedgerEntry {
  readonly opKey: string
  readonly playerId: number
  readonly provider: PaymentProvider
  readonly currency: string
  readonly amount: bigint
}

const refusals = {
  playerNotActive: 'deposit.accountNotEnabled',
  badAmount: 'deposit.amountOutOfRange',
  depositLimit: 'deposit.limitReached',
} as const

const recordInLedger = async (
  context: Context,
  memberId: number,
  { provider, ...entry }: LedgerEntry,
): Promise<void> => {
  const request = { ...entry, provider: provider.name }
  const answer = await requestLane(context, memberId, 'orderDeposit', request)
  if (answer.done) return
  await inMember(context.db, memberId, tx => releaseCoupon(tx, memberId, entry.opKey))
  throw new Refusal(refusals[answer.reason])
}

const openAtProvider = async (
  provider: PaymentProvider,
  { paymentId: id, playerId, amount, currency }: StoredDepositOrder,
  { kind, saved, pendingJoinId }: DepositRequest,
  { member }: Caller,
  { siteAddress, log }: Context,
): Promise<ProviderPayment> => {
  if (!kind) throw new Refusal('deposit.amountOutOfRange')
  try {
    return await provider.openPayment({
      ...toOrderRef({ kind: 'deposit', memberId: member.id, id }),
      payer: toPayerName(member.id, playerId),
      amount,
      currency,
      kind,
      returnUrl: siteUrl(
        siteAddress,
        member,
        pendingJoinId === undefined ? `/deposit?order=${id}` : `/?continue_session_id=${pendingJoinId}`,
      ),
      ...(saved ? { token: saved.token } : {}),
    })
  } catch (error) {
    log.warn({ err: error, paymentId: id }, 'payment not opened at the provider')
    throw new Refusal('request.unavailable')
  }
}

const toDepositOrder = (
  { paymentId, state, amount, currency }: StoredDepositOrder,
  payment: ProviderPayment | undefined,
): DepositOrder => ({
  orderId: paymentId,
  status: toOrderStatus(state),
  amount: decimal(amount, currency),
  currencyId: currency,
  redirectUrl: payment?.state === 'open' ? payment.pageUrl : null,
})
