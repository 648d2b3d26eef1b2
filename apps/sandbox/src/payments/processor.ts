import { randomUUID } from 'node:crypto'
import type { Method, Payment, Payout, Records, Source } from './records.ts'
import type { Settings } from './settings.ts'
import type { Webhooks } from './webhooks.ts'

export interface ProcessorDeps {
  readonly records: Records
  readonly webhooks: Webhooks
  readonly settings: () => Settings
  readonly random: () => number
}

export interface PaymentRequest {
  readonly account: string
  readonly reference: string
  readonly amount: string
  readonly currency: string
  readonly method: Method
  readonly payer?: string
  readonly returnUrl: string
  /** A saved source. The payer confirms the payment with a code, as strong customer authentication requires. */
  readonly token?: string
}

export type PayoutRequest = Pick<Payout, 'account' | 'reference' | 'amount' | 'currency' | 'token'>

export type PayoutOutcome = 'paid' | 'rejected'

export const challengeCode = '1234'
const maxWrongCodes = 3

/** Changes the state of payments and payouts and sends webhooks. A final state never changes. */
export const createProcessor = ({ records, webhooks, settings, random }: ProcessorDeps) => {
  const update = (payment: Payment, change: Partial<Payment>): Payment => {
    const updated = records.put({ ...payment, ...change })
    webhooks.notify(updated)
    return updated
  }
  const schedule = (ms: number, work: () => void) => void setTimeout(work, ms).unref()
  const isOpen = ({ state }: Payment): boolean => ['open', 'challenged', 'pending'].includes(state)

  const complete = (payment: Payment): Payment => {
    if (!isOpen(payment)) return payment
    const wrong = random() < settings().wrongAmount
    const paidAmount = wrong ? String(BigInt(payment.amount) + 1n) : payment.amount
    return update(payment, { state: 'completed', paidAmount, paidAt: Date.now() })
  }
  const fail = (payment: Payment, reason: string): Payment =>
    isOpen(payment) ? update(payment, { state: 'failed', reason }) : payment
  const completeByReference = (reference: string): void => {
    const payment = records.payment(reference)
    if (payment) complete(payment)
  }
  const settle = (charged: Payment, { outcome }: Source): Payment => {
    switch (outcome) {
      case 'paid':
      case 'challenged':
        return complete(charged)
      case 'declined':
        return fail(charged, 'declined')
      case 'noFunds':
        return fail(charged, 'insufficient funds')
      case 'expired':
        return fail(charged, 'expired card')
      case 'delayed':
        schedule(settings().settleMs, () => completeByReference(charged.reference))
        return update(charged, { state: 'pending' })
    }
  }
  const challenge = (payment: Payment, source: Source): Payment =>
    records.put({ ...payment, source, state: 'challenged' })
  const charge = (payment: Payment, source: Source): Payment => {
    records.put(source)
    if (payment.payer !== undefined)
      records.put({ kind: 'consent', payer: payment.payer, token: source.token, given: true })
    return source.outcome === 'challenged'
      ? challenge(payment, source)
      : settle(records.put({ ...payment, source }), source)
  }
  /** A payment that the payer has finished can no longer be cancelled. */
  const cancel = (payment: Payment): Payment =>
    payment.state === 'pending' ? payment : fail(payment, 'cancelled')
  const reverse = (payment: Payment, state: 'refunded' | 'chargedBack'): Payment =>
    payment.state === 'completed' ? update(payment, { state, takenBackAt: Date.now() }) : payment

  const endPayout = (reference: string, outcome: PayoutOutcome): Payout | undefined => {
    const payout = records.payout(reference)
    if (payout?.state !== 'pending') return payout
    const paid = outcome === 'paid'
    const ended = records.put({
      ...payout,
      state: outcome,
      reason: paid ? null : 'the account does not accept payments',
      paidAt: paid ? Date.now() : null,
    })
    webhooks.notify(ended)
    return ended
  }

  const decidePayout = (reference: string, silentMs: number): void => {
    const { payoutRejected, payoutMs } = settings()
    const outcome: PayoutOutcome = random() < payoutRejected ? 'rejected' : 'paid'
    schedule(silentMs + payoutMs, () => endPayout(reference, outcome))
  }

  return {
    complete,
    fail,
    cancel,
    charge,
    withdrawConsent: (payer: string, token: string): void =>
      void records.put({ kind: 'consent', payer, token, given: false }),
    reverse,
    endPayout,
    open({ token, ...request }: PaymentRequest): Payment {
      const opened = records.put<Payment>({
        kind: 'payment',
        id: `pay_${randomUUID()}`,
        ...request,
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
      const source = records.mayUse(request.payer, token) ? records.source(token) : undefined
      return source ? challenge(opened, source) : fail(opened, 'unknown token')
    },
    answerChallenge(payment: Payment, code: string): Payment {
      if (payment.state !== 'challenged') return payment
      if (code.trim() === challengeCode)
        return payment.source ? settle(payment, payment.source) : complete(payment)
      const wrongCodes = payment.wrongCodes + 1
      if (wrongCodes >= maxWrongCodes) return fail(payment, 'not authenticated')
      return records.put({ ...payment, wrongCodes })
    },
    openPayout(request: PayoutRequest): Payout {
      const { payoutUnknown, unknownMs } = settings()
      const silentMs = random() < payoutUnknown ? unknownMs : 0
      const now = Date.now()
      const opened = records.put<Payout>({
        kind: 'payout',
        id: `out_${randomUUID()}`,
        ...request,
        state: 'pending',
        reason: null,
        silentUntil: now + silentMs,
        openedAt: now,
        paidAt: null,
      })
      decidePayout(request.reference, silentMs)
      return opened
    },
    /** Continues the pending payments and payouts after a restart. */
    resume(): void {
      for (const { state, reference } of records.payments())
        if (state === 'pending') schedule(settings().settleMs, () => completeByReference(reference))
      for (const { state, reference } of records.payouts())
        if (state === 'pending') decidePayout(reference, 0)
    },
  }
}

export type Processor = ReturnType<typeof createProcessor>
