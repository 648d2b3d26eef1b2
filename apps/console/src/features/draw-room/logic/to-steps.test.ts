import { describe, expect, it } from 'vitest'
import { heldDetail, openDetail, paidDetail, sealedDetail } from './sample-detail.test-support.ts'
import { countDone, toSteps } from './to-steps.ts'

const toStates = (detail: typeof openDetail) =>
  toSteps(detail).map(({ id, state }) => `${id.replace(/-\d+$/, '')} ${state}`)

describe('the steps of a draw', () => {
  it('wait for the close while it is on sale', () => {
    expect(toStates(openDetail).slice(0, 3)).toEqual(['opened done', 'closed now', 'balanced next'])
  })

  it('name the time of the beacon round once the list is sealed', () => {
    const beacon = toSteps(sealedDetail).find(({ id }) => id === 'beacon')
    expect(beacon).toMatchObject({ state: 'now', at: 9000, title: 'Beacon round 33' })
  })

  it('stop at a hold: nothing is done now', () => {
    const steps = toSteps(heldDetail)
    expect(steps.filter(({ state }) => state === 'now')).toEqual([])
    expect(toStates(heldDetail)).toContain('held held')
    expect(steps.findIndex(({ id }) => id.startsWith('held'))).toBeGreaterThan(
      steps.findIndex(({ id }) => id === 'beacon'),
    )
  })

  it('are all done when the prizes are paid, in the order of time', () => {
    const steps = toSteps(paidDetail)
    expect(countDone(steps)).toBe(steps.length)
    const times = steps.map(({ at }) => at!)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(steps.at(-1)).toMatchObject({ id: 'paid', at: 12_000 })
  })

  it('end with the refund of a voided draw', () => {
    const history = [
      { at: 5100, kind: 'refunding', facts: { reason: 'wrong terms' } },
      { at: 5050, kind: 'voided', facts: { proposal: 7 } },
      ...openDetail.history,
    ]
    const steps = toSteps({ ...openDetail, history })
    expect(steps.map(({ title }) => title)).toEqual([
      'Opened',
      'Voided by two people',
      'Refund decided',
      'Refunded',
    ])
    expect(steps.at(-1)?.state).toBe('now')
  })

  it('have no step of a control system that does not exist', () => {
    const seal = { ...sealedDetail.seal!, controlSignature: null }
    const control = { tickets: null, pool: null, root: null, signedAt: null }
    expect(toStates({ ...sealedDetail, seal, control }).join()).not.toContain('balanced')
  })
})
