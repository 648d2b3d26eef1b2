import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ticketId, ticketPlace, TICKET_LETTERS } from './ticket-id.ts'

const places = fc.record({
  instanceId: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
  seq: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
})

describe('ticket id', () => {
  it('is short, unambiguous and maps back to its place', () => {
    expect(ticketId({ instanceId: 48_001, seq: 1 })).toMatch(/^[A-HJKMNP-Z2-9]{12}$/)
    fc.assert(
      fc.property(places, place => {
        const id = ticketId(place)
        expect(id).toMatch(/^[A-HJKMNP-Z2-9]{6,16}$/)
        expect(ticketPlace(id)).toEqual(place)
      }),
    )
  })

  it('rejects an id with one wrong letter or two swapped neighbours', () => {
    fc.assert(
      fc.property(places, fc.nat(), fc.nat(30), (place, at, other) => {
        const letters = ticketId(place).split('')
        const i = at % letters.length
        const wrong = letters.with(i, TICKET_LETTERS.charAt(other))
        if (wrong[i] !== letters[i]) expect(ticketPlace(wrong.join(''))).toBeUndefined()
        const next = (i + 1) % letters.length
        const exchanged = letters.with(i, letters[next] ?? '').with(next, letters[i] ?? '')
        if (next > i && letters[i] !== letters[next]) expect(ticketPlace(exchanged.join(''))).toBeUndefined()
      }),
    )
  })

  it.each(['', 'A', '222222', 'ZZZZZZZZZZZZZZZZ', '0O1IL-', 'abcdef'])('rejects the id %j', id => {
    expect(ticketPlace(id)).toBeUndefined()
  })
})
