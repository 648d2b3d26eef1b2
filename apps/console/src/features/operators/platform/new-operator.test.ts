import { operatorOperations } from '@fairground/contract/operator/operator-operations'
import { Check } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { followName, type NewOperator, pickCommonSettings, toCode, toTemplate } from './new-operator.ts'

const entered: NewOperator = {
  name: 'Harbour Lights',
  code: 'harbour-lights',
  hosts: ['harbour.example'],
  currency: 'GBP',
  timeZone: 'Europe/London',
  profile: 'strict',
  mailAddress: 'play@harbour.example',
}
const appearance = { look: 'sweet-blue', scheme: 'light' } as const

describe('a new operator', () => {
  it('is a template that the contract accepts', () => {
    const operator = toTemplate(entered, appearance, { minimumAge: 21 })
    expect(operator.settings).toEqual({
      title: 'Harbour Lights',
      timeZone: 'Europe/London',
      mailAddress: 'play@harbour.example',
      minimumAge: 21,
    })
    expect(Check(operatorOperations.createOperator.input, { operator, reason: 'a new licence' })).toBe(true)
  })

  it('gets a code from its name', () => {
    expect(toCode('Harbour Lights')).toBe('harbour-lights')
    expect(toCode('6 aus 49 – Österreich!')).toBe('aus-49-osterreich')
    expect(toCode('')).toBe('')
  })

  it('keeps a code that a person wrote', () => {
    expect(followName({ name: 'Har', code: 'har' }, { name: 'Harb', code: 'har' }).code).toBe('harb')
    expect(followName({ name: 'Har', code: 'mine' }, { name: 'Harb', code: 'mine' }).code).toBe('mine')
    expect(followName({ name: 'Har', code: 'har' }, { name: 'Har', code: 'h' }).code).toBe('h')
  })

  it('takes over no setting that belongs to the other operator or decides about money', () => {
    const settings = { minimumAge: 21, title: 'Meridian', mailAddress: 'a@b.example', giftsPerMonth: '5' }
    expect(pickCommonSettings(settings)).toEqual({ minimumAge: 21 })
  })
})
