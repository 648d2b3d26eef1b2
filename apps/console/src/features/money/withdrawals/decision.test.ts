import { describe, expect, it } from 'vitest'
import { findCeiling } from './find-ceiling.ts'
import { decide, maySelect } from './decision.ts'

const withdrawal = {
  status: 'REQUESTED',
  stop: null,
  needsProposal: false,
  minorUnits: '100000',
  proposal: null,
} as const
const cashier = { staffId: 7, ceiling: 100_000n }
const proposal = { proposalId: 12, madeBy: 7, madeByName: 'Carol Mbeki' }

describe('decide', () => {
  it('lets one person pay up to the ceiling', () => {
    expect(decide(withdrawal, cashier)).toEqual({ kind: 'pay' })
    expect(decide({ ...withdrawal, minorUnits: '100001' }, cashier)).toEqual({ kind: 'propose' })
    expect(decide({ ...withdrawal, minorUnits: '100001' }, { staffId: 7, ceiling: null })).toEqual({
      kind: 'pay',
    })
  })

  it('leaves what the rules give to two people to two people', () => {
    expect(decide({ ...withdrawal, needsProposal: true }, { staffId: 7, ceiling: null })).toEqual({
      kind: 'propose',
    })
    expect(decide({ ...withdrawal, needsProposal: true, proposal }, cashier)).toMatchObject({ isOwn: true })
    expect(decide({ ...withdrawal, needsProposal: true, proposal }, { staffId: 8, ceiling: null })).toEqual({
      kind: 'vote',
      proposalId: 12,
      isOwn: false,
    })
  })

  it('offers no act for a stopped or a decided withdrawal', () => {
    expect(decide({ ...withdrawal, stop: 'onHold' }, cashier)).toMatchObject({ kind: 'none' })
    expect(decide({ ...withdrawal, status: 'SENDING', stop: 'onHold' }, cashier)).toEqual({
      kind: 'underway',
    })
  })
})

describe('maySelect', () => {
  it('selects only what the person may pay alone, and says why not', () => {
    expect(maySelect(withdrawal, cashier)).toBe(true)
    expect(maySelect({ ...withdrawal, minorUnits: '100001' }, cashier)).toBe('Above your ceiling')
    expect(maySelect({ ...withdrawal, needsProposal: true }, cashier)).toBe('Needs two people')
    expect(maySelect({ ...withdrawal, proposal }, cashier)).toBe('In proposal 12')
    expect(maySelect({ ...withdrawal, status: 'APPROVED' }, cashier)).toBe('Decided already')
    expect(maySelect(withdrawal, { staffId: 7, ceiling: undefined })).toBe('Needs a cashier or finance')
  })
})

describe('findCeiling', () => {
  const grant = (
    role: 'cashier' | 'finance' | 'support',
    memberId: number | null,
    maxAmount: string | null,
  ) => ({
    grantId: 1,
    role,
    memberId,
    maxAmount,
  })

  it('takes the largest ceiling of the operator', () => {
    const grants = [grant('cashier', 1, '5000'), grant('finance', null, '9000'), grant('cashier', 2, null)]
    expect(findCeiling({ grants }, 1)).toBe(9000n)
    expect(findCeiling({ grants }, 2)).toBe(null)
    expect(findCeiling({ grants }, 3)).toBe(9000n)
  })

  it('has none for those who may not pay', () => {
    expect(findCeiling({ grants: [grant('support', 1, null)] }, 1)).toBe(undefined)
  })
})
