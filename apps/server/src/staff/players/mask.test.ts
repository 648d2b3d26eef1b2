import { personalFields } from '@fairground/contract/operator/player-views'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskDetails } from './mask.ts'

const word = fc.string({ minLength: 1, maxLength: 40 })
const digits = (minLength: number) =>
  fc.stringMatching(new RegExp(`^[0-9]{${minLength},15}$`)).map(text => `+${text}`)

const person = fc.record({
  email: fc.tuple(word, word).map(([name, host]) => `${name}@${host}`),
  firstName: word,
  lastName: word,
  gender: fc.constantFrom('female', 'male', 'other', 'unstated'),
  birthdate: fc
    .date({ min: new Date('1900-01-01'), max: new Date('2020-01-01'), noInvalidDate: true })
    .map(date => date.toISOString().slice(0, 10)),
  address: word,
  city: word,
  province: word,
  postCode: word,
  addressCountry: fc.constantFrom('GB', 'DE'),
  phoneMobile: digits(1),
  phoneHome: digits(1),
  occupation: word,
  governmentId: word,
})

describe('the mask', () => {
  it('contains no full value and at most one letter of a word, for any person', () => {
    fc.assert(
      fc.property(person, details => {
        const masked = maskDetails(details)
        for (const field of personalFields) {
          const shown = (masked[field] ?? '').replaceAll('•', '')
          expect(shown).not.toBe(details[field])
          expect(shown.length).toBeLessThan(Math.max(4, details[field].length))
          expect(Array.from(shown).length).toBeLessThanOrEqual(3)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('keeps what staff compare with the words of the caller', () => {
    expect(
      maskDetails({
        email: 'margaret@example.org',
        firstName: 'Margaret',
        lastName: 'Li',
        birthdate: '1985-04-30',
        phoneMobile: '+442079460958',
        governmentId: 'AB123456C',
      }),
    ).toMatchObject({
      email: 'm•••@e•••',
      firstName: 'M•••',
      lastName: '•••',
      birthdate: '198•••',
      phoneMobile: '•••58',
      governmentId: '•••',
      phoneHome: null,
      city: null,
    })
  })
})
