import { describe, expect, it } from 'vitest'
import { expectedPayout } from './expected-payout.ts'

const at = (text: string): number => Date.parse(`${text}Z`)

describe('expectedPayout', () => {
  // 16 November 2026 is a Monday.
  it.each([
    ['REQUESTED', 'card', '2026-11-16T10:00', '2026-11-19T11:00'],
    ['REQUESTED', 'eWallet', '2026-11-16T10:00', '2026-11-17T11:00'],
    ['REQUESTED', 'bank', '2026-11-19T10:00', '2026-11-24T11:00'],
    ['REQUESTED', 'card', '2026-11-20T10:00', '2026-11-25T11:00'],
    ['REQUESTED', 'card', '2026-11-21T10:00', '2026-11-25T11:00'],
    ['APPROVED', 'card', '2026-11-16T10:00', '2026-11-18T11:00'],
    ['SENDING', 'eWallet', '2026-11-16T10:00', '2026-11-16T11:00'],
    ['UNKNOWN', 'eWallet', '2026-11-20T23:30', '2026-11-23T00:30'],
  ] as const)('%s by %s at %s is expected by %s', (status, kind, changed, expected) => {
    const times = { requestedAt: at(changed), changedAt: at(changed) }
    expect(expectedPayout({ status, kind, ...times })).toBe(at(expected))
  })

  it.each(['PAID', 'REJECTED', 'CANCELLED'] as const)('%s expects nothing', status =>
    expect(expectedPayout({ status, kind: 'card', requestedAt: 0, changedAt: 0 })).toBeNull(),
  )
})
