import { readinessItems } from '@fairground/contract/operator/operations/operators'
import { describe, expect, it } from 'vitest'
import { findNextStep, getStepItems, isStepDone, stepNames } from './steps.ts'

const toItems = (missing: readonly string[]) =>
  readinessItems.map(item => ({ item, isReady: !missing.includes(item), detail: '' }))

describe('the steps of the first run', () => {
  it('have every line of the checklist once, and the last step has all', () => {
    const items = toItems([])
    const inSteps = stepNames.filter(step => step !== 'ready').flatMap(step => getStepItems(step, items))
    expect(inSteps.map(({ item }) => item).toSorted()).toEqual([...readinessItems].toSorted())
    expect(getStepItems('ready', items)).toHaveLength(readinessItems.length)
  })

  it('go on at the first step that is not done', () => {
    expect(findNextStep(toItems(['game', 'pages', 'openInstance']))).toBe('texts')
    expect(findNextStep(toItems(['openInstance']))).toBe('sale')
    expect(findNextStep(toItems([]))).toBe('ready')
  })

  it('are not done while one line is missing', () => {
    expect(isStepDone('people', toItems(['moneyStaff']))).toBe(false)
    expect(isStepDone('people', toItems(['game']))).toBe(true)
    expect(isStepDone('ready', toItems(['game']))).toBe(false)
  })
})
