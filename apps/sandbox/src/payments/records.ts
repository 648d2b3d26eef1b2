import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const methods = ['card', 'wallet', 'directDebit'] as const
export type Method = (typeof methods)[number]

/** Amounts are strings of minor units. */
export interface Payment {
  readonly kind: 'payment'
  readonly id: string
  /** The operator of the merchant that the payment belongs to. */
  readonly account: string
  /** The merchant's unique reference of the payment. */
  readonly reference: string
  readonly amount: string
  readonly currency: string
  readonly method: Method
  /** The merchant's name of the payer. */
  readonly payer?: string
  readonly returnUrl: string
  readonly state: 'open' | 'challenged' | 'pending' | 'completed' | 'failed' | 'refunded' | 'chargedBack'
  readonly reason: string | null
  readonly wrongCodes: number
  /** The amount that was actually paid. */
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
  /** Status requests fail until this time. */
  readonly silentUntil: number
  readonly openedAt: number
  readonly paidAt: number | null
}

/** A card, wallet or bank account that can be used again for payments and payouts. */
export interface Source {
  readonly kind: 'source'
  readonly token: string
  readonly method: Method
  readonly label: string
  readonly outcome: Outcome
}

export type Outcome = 'paid' | 'challenged' | 'delayed' | 'declined' | 'noFunds' | 'expired'

/** Whether a source may still be used for a payer. The merchant withdraws it when the payer removes the source. */
interface Consent {
  readonly kind: 'consent'
  readonly payer: string
  readonly token: string
  readonly given: boolean
}

type StoredRecord = Payment | Payout | Source | Consent

export interface Records {
  payment(reference: string): Payment | undefined
  paymentById(id: string): Payment | undefined
  payout(reference: string): Payout | undefined
  source(token: string): Source | undefined
  mayUse(payer: string | undefined, token: string): boolean
  payments(): readonly Payment[]
  payouts(): readonly Payout[]
  put<R extends StoredRecord>(record: R): R
}

/** Stores records in memory and, with a folder, also in a file, so that they survive a restart. */
export const openRecords = (folder: string | undefined): Records => {
  const payments = new Map<string, Payment>()
  const ids = new Map<string, string>()
  const payouts = new Map<string, Payout>()
  const sources = new Map<string, Source>()
  const withdrawn = new Set<string>()
  const index = (record: StoredRecord): void => {
    if (record.kind === 'payout') payouts.set(record.reference, record)
    if (record.kind === 'source') sources.set(record.token, record)
    if (record.kind === 'consent')
      withdrawn[record.given ? 'delete' : 'add'](`${record.payer}/${record.token}`)
    if (record.kind !== 'payment') return
    payments.set(record.reference, record)
    ids.set(record.id, record.reference)
  }
  const file = folder === undefined ? undefined : join(folder, 'payments.jsonl')
  if (folder !== undefined) mkdirSync(folder, { recursive: true })
  if (file !== undefined && existsSync(file))
    for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean))
      index(JSON.parse(line) as StoredRecord)
  return {
    payment: reference => payments.get(reference),
    paymentById: id => payments.get(ids.get(id) ?? ''),
    payout: reference => payouts.get(reference),
    source: token => sources.get(token),
    mayUse: (payer, token) => !withdrawn.has(`${payer}/${token}`),
    payments: () => [...payments.values()],
    payouts: () => [...payouts.values()],
    put(record) {
      index(record)
      if (file !== undefined) appendFileSync(file, `${JSON.stringify(record)}\n`)
      return record
    },
  }
}
