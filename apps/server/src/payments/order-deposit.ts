import type { DepositOrder } from '@fairground/contract/entities/payment'
import { inMember, type Tx } from '@fairground/database/transaction'
import type { DepositState } from '@fairground/rules/payments/deposit'
import { sql } from 'kysely'
import { decimal } from '#instance/terms.ts'
import { askLane } from '#operation/ask-lane.ts'
import type { Caller, Context } from '#operation/context.ts'
import { Refusal, requirePlayer } from '#operation/refusal.ts'
import { siteUrl } from '#player/site-link.ts'
import type { PaymentKind, PaymentProvider, ProviderPayment } from '#providers/payments.ts'
import { amountOf, depositRange, isWithin } from './amounts.ts'
import { takeCoupon } from './coupons.ts'
import { readDepositFacts, requireMayDeposit } from './deposit-facts.ts'
import { type DepositOrderRow, findDepositOrder, releaseCoupon } from './deposit-orders.ts'
import { orderRefOf, payerOf } from './references.ts'
import type { Saved } from './saved-payments.ts'
import { settleDeposit } from './settle-deposit.ts'

export interface WantedDeposit {
  readonly requestId: string
  readonly amount: string
  readonly currencyId: string
  readonly kind: PaymentKind | undefined
  readonly coupon?: string | undefined
  /** Charged without a page. */
  readonly saved?: Saved
}

/**
 * From what the player wants to the provider's page. Each step is found done when the same request comes again: what
 * he wants is written first, then the order in the books, then at the provider, under a reference of ours.
 */
export const orderDeposit = async (
  wanted: WantedDeposit,
  caller: Caller,
  context: Context,
): Promise<DepositOrder> => {
  const { member } = caller
  const provider = context.payments
  if (!provider) throw new Refusal('request.unavailable')
  const playerId = requirePlayer(caller.session)
  const opKey = `deposit:${playerId}:${wanted.requestId}`
  const amount = await inMember(context.db, member.id, tx =>
    writeWish(tx, wanted, caller, { playerId, opKey, now: context.now() }),
  )
  await enterInBooks(context, member.id, { opKey, playerId, provider, currency: wanted.currencyId, amount })
  const found = () => inMember(context.db, member.id, tx => findDepositOrder(tx, member.id, opKey))
  const order = await found()
  if (!order) throw new Error(`order ${opKey} is not in the books`)
  const isOpen = order.state === 'CREATED' || order.state === 'PENDING'
  const payment = isOpen ? await openAtProvider(provider, order, wanted, caller, context) : undefined
  if (payment) await settleDeposit({ ...context, provider, member }, order, payment, context.now())
  return viewOf((await found()) ?? order, payment)
}

interface Wish {
  readonly playerId: number
  readonly opKey: string
  readonly now: number
}

/** Checked once, when it is new. */
const writeWish = async (
  tx: Tx,
  wanted: WantedDeposit,
  caller: Caller,
  { playerId, opKey, now }: Wish,
): Promise<bigint> => {
  const { member } = caller
  const { currencyId: currency, kind, saved } = wanted
  const amount = amountOf(wanted.amount, currency)
  const known = await tx
    .selectFrom('deposit_order')
    .select(['kind', 'saved_id'])
    .where('member_id', '=', member.id)
    .where('op_key', '=', opKey)
    .executeTakeFirst()
  if (known && amount !== undefined) {
    if (known.kind !== kind || known.saved_id !== (saved?.id ?? null)) throw new Refusal('request.conflict')
    return amount
  }
  const facts = await readDepositFacts(tx, caller, playerId, currency, now)
  requireMayDeposit(facts)
  const range = kind && depositRange(member, kind, currency)
  if (!range || amount === undefined || !isWithin(amount, range))
    throw new Refusal('deposit.amountOutOfRange')
  if (facts.left !== null && amount > facts.left) throw new Refusal('deposit.limitReached')
  const coupon =
    wanted.coupon === undefined
      ? undefined
      : await takeCoupon(tx, {
          memberId: member.id,
          playerId,
          code: wanted.coupon,
          currency,
          deposit: amount,
          hasDeposited: facts.hasDeposited,
        })
  await tx
    .insertInto('deposit_order')
    .values({
      member_id: member.id,
      op_key: opKey,
      player_id: playerId,
      kind,
      saved_id: saved?.id ?? null,
      ...(coupon ? { coupon_id: coupon.id, coupon_state: 'RESERVED', bonus: coupon.bonus } : {}),
      expires_at: sql<number>`clock_timestamp() + make_interval(mins => ${payableMinutes[kind]})`,
      ask_at: sql<number>`clock_timestamp() + make_interval(secs => ${firstAskSeconds})`,
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return amount
}

/** How long an order counts towards limits before it is given up. A bank takes its days. */
const payableMinutes = { card: 60, eWallet: 60, bank: 7 * 24 * 60 } as const satisfies Record<
  PaymentKind,
  number
>
const firstAskSeconds = 30

interface Entry {
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

const enterInBooks = async (
  context: Context,
  memberId: number,
  { provider, ...entry }: Entry,
): Promise<void> => {
  const request = { ...entry, provider: provider.name }
  const answer = await askLane(context, memberId, 'orderDeposit', request)
  if (answer.done) return
  await inMember(context.db, memberId, tx => releaseCoupon(tx, memberId, entry.opKey))
  throw new Refusal(refusals[answer.reason])
}

const openAtProvider = async (
  provider: PaymentProvider,
  { paymentId: id, playerId, amount, currency }: DepositOrderRow,
  { kind, saved }: WantedDeposit,
  { member }: Caller,
  { siteAddress, log }: Context,
): Promise<ProviderPayment> => {
  if (!kind) throw new Refusal('deposit.amountOutOfRange')
  try {
    return await provider.openPayment({
      ...orderRefOf({ kind: 'deposit', memberId: member.id, id }),
      payer: payerOf(member.id, playerId),
      amount,
      currency,
      kind,
      returnUrl: siteUrl(siteAddress, member, `/deposit?order=${id}`),
      ...(saved ? { token: saved.token } : {}),
    })
  } catch (error) {
    log.warn({ err: error, paymentId: id }, 'payment not opened')
    throw new Refusal('request.unavailable')
  }
}

const statuses: { readonly [S in DepositState]: DepositOrder['status'] } = {
  CREATED: 'created',
  PENDING: 'pending',
  EXPIRED: 'failed',
  COMPLETED: 'completed',
  REVERSED: 'failed',
  FAILED: 'failed',
}

const viewOf = (
  { paymentId, state, amount, currency }: DepositOrderRow,
  payment: ProviderPayment | undefined,
): DepositOrder => ({
  orderId: paymentId,
  status: statuses[state],
  amount: decimal(amount, currency),
  currencyId: currency,
  redirectUrl: payment?.state === 'open' ? payment.pageUrl : null,
})
