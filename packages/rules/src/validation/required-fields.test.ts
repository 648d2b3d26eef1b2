import { describe, expect, it } from 'vitest'
import { missingFields } from './required-fields.ts'

const all = { occupation: 'baker', governmentId: 'AB123', gender: 'other', phoneHome: '+442079460018' }

describe('missing fields of a full registration', () => {
  it.each([
    ['everything is given', all, {}, []],
    ['nothing is given', {}, {}, ['occupation', 'governmentId']],
    ['only spaces are given', { ...all, occupation: '  ' }, {}, ['occupation']],
    ['an override is false', {}, { occupation: false }, ['governmentId']],
    ['an override is 0', {}, { occupation: 0, governmentId: 0 }, []],
    ['an override is true', {}, { occupation: true, governmentId: 1 }, ['occupation', 'governmentId']],
    ['more is asked for', { ...all, gender: undefined }, { gender: 1 }, ['gender']],
    ['an override is of no field', all, { shoeSize: true }, []],
  ] as const)('%s', (_, given, overrides, missing) => {
    expect(missingFields(given, overrides)).toEqual(missing)
  })
})
