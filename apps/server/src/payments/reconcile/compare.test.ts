import { expect, it } from 'vitest'
import { compare, formatDifference, type Movement } from './compare.ts'

const moved = (reference: string, more: Partial<Movement> = {}): Movement => ({
  at: 50,
  kind: 'paid',
  reference,
  amount: 2500n,
  currency: 'GBP',
  ...more,
})
const differences = (ours: readonly Movement[], theirs: readonly Movement[]) =>
  compare(ours, theirs, { from: 0, to: 100 }, ({ amount, currency }) => `${amount} ${currency}`).map(
    formatDifference,
  )

it.each<[string, readonly Movement[], readonly Movement[], string[]]>([
  ['nothing where both agree', [moved('d1-1')], [moved('d1-1', { at: 40 })], []],
  [
    'what only the provider has',
    [],
    [moved('d1-1')],
    ['d1-1 paid in: our books have nothing, the provider 2500 GBP'],
  ],
  ['what only we have', [moved('d1-1')], [], ['d1-1 paid in: our books have 2500 GBP, the provider nothing']],
  [
    'another amount',
    [moved('w1-1', { kind: 'paidOut' })],
    [moved('w1-1', { kind: 'paidOut', amount: 2501n })],
    ['w1-1 paid out: our books have 2500 GBP, the provider 2501 GBP'],
  ],
  [
    'another currency',
    [moved('d1-1')],
    [moved('d1-1', { currency: 'EUR' })],
    ['d1-1 paid in: our books have 2500 GBP, the provider 2500 EUR'],
  ],
  [
    'what was booked twice',
    [moved('d1-1'), moved('d1-1')],
    [moved('d1-1')],
    ['d1-1 paid in: our books have 2500 GBP and 2500 GBP, the provider 2500 GBP'],
  ],
  [
    'what was taken back behind our back',
    [moved('d1-1')],
    [moved('d1-1'), moved('d1-1', { kind: 'takenBack' })],
    ['d1-1 taken back: our books have nothing, the provider 2500 GBP'],
  ],
  [
    'what lies in suspense',
    [moved('d1-1', { inSuspense: true })],
    [moved('d1-1')],
    ['d1-1 paid in: 2500 GBP in suspense, needs manual review'],
  ],
  ['nothing of another time', [], [moved('d1-1', { at: 100 })], []],
  [
    'nothing where one side booked just outside',
    [moved('d1-1', { at: 101 })],
    [moved('d1-1', { at: 99 })],
    [],
  ],
])('names %s', (_, ours, theirs, expected) => expect(differences(ours, theirs)).toEqual(expected))
