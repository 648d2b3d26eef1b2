import type { Account } from '@fairground/contract/entities/account'
import { bootstrap } from './bootstrap.ts'

/** When this log in began and what the player had then: what the session pill counts from. */
export interface Visit {
  readonly startedAt: number
  readonly balances: Readonly<Record<string, string>>
}

const key = `fairground.visit.${bootstrap.memberId}`

export const readVisit = (): Visit | null => {
  const stored = localStorage.getItem(key)
  return stored === null ? null : (JSON.parse(stored) as Visit)
}

/** Kept over reloads; a new log in starts a new one. */
export const startVisit = (now: number, accounts: readonly Account[]): void => {
  if (localStorage.getItem(key) !== null) return
  const balances = Object.fromEntries(accounts.map(a => [a.accountCurrency, a.accountBalance]))
  localStorage.setItem(key, JSON.stringify({ startedAt: now, balances } satisfies Visit))
}

export const endVisit = (): void => localStorage.removeItem(key)
