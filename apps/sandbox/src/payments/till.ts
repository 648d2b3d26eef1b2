import { randomUUID } from 'node:crypto'
import type { Method, Payment, Payout, Records, Source } from './records.ts'
import type { Settings } from './settings.ts'
import type { Webhooks } from './webhooks.ts'

export interface TillParts {
  readonly records: Records
  readonly webhooks: Webhooks
  readonly settings: () => Settings
  readonly random: () => number
}

export interface PaymentAsk {
  readonly account: string
  readonly reference: string
  readonly amount: string
  readonly currency: string
  readonly method: Method
  readonly returnUrl: string
  /** Charged at once, without a page. */
  readonly token?: string
}

export type PayoutAsk = Pick<Payout, 'account' | 'reference' | 'amount' | 'currency' | 'token'>

export type PayoutOutcome = 'paid' | 'rejected'

export const codeOfChallenge = '1234'
const mostWrongCodes = 3

/** What happens to payments and payouts, and who is told. Whatever is over stays as it is. */
export const createTill = ({ records, webhooks, settings, random }: TillParts) => {
  const move = (payment: Payment, change: Partial<Payment>): Payment => {
    const moved = records.put({ ...payment, ...change })
    webhooks.tell(moved)
    return moved
  }
  const later = (ms: number, work: () => void) => void setTimeout(work, ms).unref()
  const isOpen = ({ state }: Payment): boolean => ['open', 'challenged', 'pending'].includes(state)

  const complete = (payment: Payment): Payment => {
    if (!isOpen(payment)) return payment
    const wrong = random() < settings().wrongAmount
    const paidAmount = wrong ? String(BigInt(payment.amount) + 1n) : payment.amount
    return move(payment, { state: 'completed', paidAmount, paidAt: Date.now() })
  }
  const fail = (payment: Payment, reason: string): Payment =>
    isOpen(payment) ? move(payment, { state: 'failed', reason }) : payment
  const settle = (reference: string): void => {
    const payment = records.payment(reference)
    if (payment) complete(payment)
  }
  const charge = (payment: Payment, source: Source, knowsOwner: boolean): Payment => {
    records.put(source)
    const charged = records.put({ ...payment, source })
    switch (source.outcome) {
      case 'paid':
        return complete(charged)
      case 'declined':
        return fail(charged, 'declined')
      case 'challenged':
        return knowsOwner ? complete(charged) : records.put({ ...charged, state: 'challenged' })
      case 'delayed':
        later(settings().settleMs, () => settle(payment.reference))
        return move(charged, { state: 'pending' })
    }
  }
  const takeBack = (payment: Payment, state: 'refunded' | 'chargedBack'): Payment =>
    payment.state === 'completed' ? move(payment, { state, takenBackAt: Date.now() }) : payment

  const endPayout = (reference: string, outcome: PayoutOutcome): Payout | undefined => {
    const payout = records.payout(reference)
    if (payout?.state !== 'pending') return payout
    const paid = outcome === 'paid'
    const ended = records.put({
      ...payout,
      state: outcome,
      reason: paid ? null : 'the account does not take payments',
      paidAt: paid ? Date.now() : null,
    })
    webhooks.tell(ended)
    return ended
  }

  const decidePayout = (reference: string, silentMs: number): void => {
    const { payoutRejected, payoutMs } = settings()
    const outcome: PayoutOutcome = random() < payoutRejected ? 'rejected' : 'paid'
    later(silentMs + payoutMs, () => endPayout(reference, outcome))
  }

  return {
    complete,
    fail,
    charge,
    takeBack,
    endPayout,
    open({ token, ...ask }: PaymentAsk): Payment {
      const opened = records.put<Payment>({
        kind: 'payment',
        id: `pay_${randomUUID()}`,
        ...ask,
        state: 'open',
        reason: null,
        wrongCodes: 0,
        paidAmount: '0',
        source: null,
        openedAt: Date.now(),
        paidAt: null,
        takenBackAt: null,
      })
      if (token === undefined) return opened
      const source = records.source(token)
      return source ? charge(opened, source, true) : fail(opened, 'unknown token')
    },
    answerChallenge(payment: Payment, code: string): Payment {
      if (payment.state !== 'challenged') return payment
      if (code.trim() === codeOfChallenge) return complete(payment)
      const wrongCodes = payment.wrongCodes + 1
      if (wrongCodes >= mostWrongCodes) return fail(payment, 'not authenticated')
      return records.put({ ...payment, wrongCodes })
    },
    openPayout(ask: PayoutAsk): Payout {
      const { payoutUnknown, unknownMs } = settings()
      const silentMs = random() < payoutUnknown ? unknownMs : 0
      const now = Date.now()
      const opened = records.put<Payout>({
        kind: 'payout',
        id: `out_${randomUUID()}`,
        ...ask,
        state: 'pending',
        reason: null,
        silentUntil: now + silentMs,
        openedAt: now,
        paidAt: null,
      })
      decidePayout(ask.reference, silentMs)
      return opened
    },
    /** Takes up what was under way when this provider stopped. */
    resume(): void {
      for (const { state, reference } of records.payments())
        if (state === 'pending') later(settings().settleMs, () => settle(reference))
      for (const { state, reference } of records.payouts())
        if (state === 'pending') decidePayout(reference, 0)
    },
  }
}

export type Till = ReturnType<typeof createTill>
