import { describe, expect, it } from 'vitest'
import { readHoldOutputs } from './hold-outputs.ts'
import { heldDetail, openDetail, paidDetail } from './sample-detail.test-support.ts'
import { countDifferences, toComparison } from './to-comparison.ts'

const find = (detail: typeof heldDetail, id: string) => toComparison(detail).find(row => row.id === id)

describe('the comparison of both systems', () => {
  it('waits until the control system has signed', () => {
    expect(toComparison(openDetail).map(({ isEqual }) => isEqual)).toEqual([null, null, null])
  })

  it('is equal in every row once the control system signed the winners', () => {
    expect(toComparison(paidDetail).every(({ isEqual }) => isEqual === true)).toBe(true)
    expect(find(paidDetail, 'tier-match 2')?.control).toEqual({ kind: 'tier', winners: 3, minor: '600' })
  })

  it('shows winners and sums of both systems per tier when they differ', () => {
    expect(find(heldDetail, 'tier-match 2')).toMatchObject({
      gaming: { winners: 1, minor: '200' },
      control: { winners: 0, minor: '0' },
      isEqual: false,
    })
    expect(find(heldDetail, 'tier-match 3')).toMatchObject({
      gaming: { winners: 1, minor: '2000' },
      control: { winners: 2, minor: '4000' },
      isEqual: false,
    })
    expect(countDifferences(toComparison(heldDetail))).toBe(4)
  })

  it('lists the tier with the largest prizes first', () => {
    const tiers = toComparison(heldDetail).filter(({ id }) => id.startsWith('tier-'))
    expect(tiers.map(({ title }) => title)).toEqual(['match 3', 'match 2'])
  })

  it('does not guess the tiers of the control system if it named only some of the lines', () => {
    const stored = structuredClone(heldDetail.differences) as { control: { differences: object[] } }
    stored.control.differences = stored.control.differences.filter(each => !('seq0' in each))
    expect(find({ ...heldDetail, differences: stored }, 'tier-match 2')).toMatchObject({
      control: null,
      isEqual: null,
    })
  })

  it('shows the result without signature as not compared', () => {
    const drawn = { ...paidDetail.drawn!, controlSignature: null }
    expect(find({ ...paidDetail, drawn }, 'winners')?.isEqual).toBeNull()
  })
})

describe('the outputs of a hold', () => {
  it('name lines from one on, with the value of each system', () => {
    const outputs = readHoldOutputs(heldDetail.differences)
    expect(outputs?.differences[0]).toEqual({
      what: 'payout',
      line: 1,
      tier: 'match 2',
      gaming: ['200', '0'],
      control: null,
    })
  })

  it('do not exist for a hold by a person', () => {
    expect(readHoldOutputs({ platform: null, control: null })).toBeUndefined()
    expect(readHoldOutputs(null)).toBeUndefined()
  })
})
