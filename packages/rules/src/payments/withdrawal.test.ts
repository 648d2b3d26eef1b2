import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isOpenWithdrawal,
  nextWithdrawalStatus,
  type WithdrawalEvent,
  type WithdrawalStatus,
} from './withdrawal.ts'

const events: readonly WithdrawalEvent[] = ['approve', 'reject', 'cancel', 'send', 'lose', 'pay', 'refuse']

describe('withdrawal state machine', () => {
  it.each<[WithdrawalStatus, readonly string[]]>([
    ['REQUESTED', ['APPROVED', 'REJECTED', 'CANCELLED', ...times(4, 'notApproved')]],
    [
      'APPROVED',
      ['alreadyApproved', 'REJECTED', 'alreadyApproved', 'SENDING', 'notSent', 'notSent', 'notSent'],
    ],
    ['SENDING', [...times(4, 'alreadySent'), 'UNKNOWN', 'PAID', 'REJECTED']],
    ['UNKNOWN', [...times(5, 'outcomeUnknown'), 'PAID', 'REJECTED']],
    ['PAID', times(7, 'alreadyPaid')],
    ['REJECTED', times(7, 'alreadyRejected')],
    ['CANCELLED', times(7, 'alreadyCancelled')],
  ])('from %s', (status, expected) => {
    const steps = events.map(event => nextWithdrawalStatus(status, event))
    expect(steps.map(step => (step.ok ? step.state : step.refusal))).toEqual(expected)
  })

  it('ends at most once and is paid only after approval and sending', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events)), heard => {
        const seen: WithdrawalStatus[] = ['REQUESTED']
        for (const event of heard) {
          const step = nextWithdrawalStatus(seen.at(-1)!, event)
          if (step.ok) seen.push(step.state)
        }
        expect(seen.filter(status => !isOpenWithdrawal(status)).length).toBeLessThanOrEqual(1)
        if (seen.includes('PAID')) expect(seen.slice(0, 3)).toEqual(['REQUESTED', 'APPROVED', 'SENDING'])
      }),
    )
  })
})

function times(n: number, words: string): string[] {
  return Array.from({ length: n }, () => words)
}
