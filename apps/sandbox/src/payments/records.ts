import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const methods = ['card', 'wallet', 'directDebit'] as const
export type Method = (typeof methods)[number]

/** Amounts are whole minor units, written as digits. */
export interface Payment {
  readonly kind: 'payment'
  readonly id: string
  /** Which of the merchant's operators it is for. */
  readonly account: string
  /** The merchant's own name for it: there is one payment for each. */
  readonly reference: string
  readonly amount: string
  readonly currency: string
  readonly method: Method
  readonly returnUrl: string
  readonly state: 'open' | 'challenged' | 'pending' | 'completed' | 'failed' | 'refunded' | 'chargedBack'
  readonly reason: string | null
  readonly wrongCodes: number
  /** What was really paid. */
  readonly paidAmount: string
  readonly source: Source | null
  readonly openedAt: number
  readonly paidAt: number | null
  readonly takenBackAt: number | null
}

export interface Payout {
  readonly kind: 'payout'
  readonly id: string
  readonly account: string
  readonly reference: string
  readonly amount: string
  readonly currency: string
  readonly token: string
  readonly state: 'pending' | 'paid' | 'rejected'
  readonly reason: string | null
  /** Until then nobody is told anything about it. */
  readonly silentUntil: number
  readonly openedAt: number
  readonly paidAt: number | null
}

/** A card, a wallet or a bank account that can be charged and paid to again. */
export interface Source {
  readonly kind: 'source'
  readonly token: string
  readonly method: Method
  readonly label: string
  readonly outcome: Outcome
}

export type Outcome = 'paid' | 'challenged' | 'delayed' | 'declined'

type Kept = Payment | Payout | Source

export interface Records {
  payment(reference: string): Payment | undefined
  paymentById(id: string): Payment | undefined
  payout(reference: string): Payout | undefined
  source(token: string): Source | undefined
  payments(): readonly Payment[]
  payouts(): readonly Payout[]
  put<R extends Kept>(record: R): R
}

/** Everything in memory, and with a folder in a file there too, so that it is known after a restart. */
export const openRecords = (folder: string | undefined): Records => {
  const payments = new Map<string, Payment>()
  const ids = new Map<string, string>()
  const payouts = new Map<string, Payout>()
  const sources = new Map<string, Source>()
  const remember = (record: Kept): void => {
    if (record.kind === 'payout') payouts.set(record.reference, record)
    if (record.kind === 'source') sources.set(record.token, record)
    if (record.kind !== 'payment') return
    payments.set(record.reference, record)
    ids.set(record.id, record.reference)
  }
  const file = folder === undefined ? undefined : join(folder, 'payments.jsonl')
  if (folder !== undefined) mkdirSync(folder, { recursive: true })
  if (file !== undefined && existsSync(file))
    for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean))
      remember(JSON.parse(line) as Kept)
  return {
    payment: reference => payments.get(reference),
    paymentById: id => payments.get(ids.get(id) ?? ''),
    payout: reference => payouts.get(reference),
    source: token => sources.get(token),
    payments: () => [...payments.values()],
    payouts: () => [...payouts.values()],
    put(record) {
      remember(record)
      if (file !== undefined) appendFileSync(file, `${JSON.stringify(record)}\n`)
      return record
    },
  }
}
