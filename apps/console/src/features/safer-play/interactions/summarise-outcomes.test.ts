import { expect, it } from 'vitest'
import { summariseOutcomes } from './summarise-outcomes.ts'

const evaluation = (change: 'weaker' | 'same' | 'stronger') => ({ change, before: {}, after: {} })

it('counts contacts by outcome and those with fewer signs afterwards', () => {
  expect(
    summariseOutcomes([
      { outcome: 'noReply', evaluation: null },
      { outcome: 'limitSet', evaluation: evaluation('weaker') },
      { outcome: 'limitSet', evaluation: evaluation('same') },
      { outcome: 'limitSet', evaluation: null },
    ]),
  ).toEqual([
    { outcome: 'limitSet', contacts: 3, evaluated: 2, weaker: 1 },
    { outcome: 'noReply', contacts: 1, evaluated: 0, weaker: 0 },
  ])
})
