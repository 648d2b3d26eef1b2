import { describe, expect, it } from 'vitest'
import { scratchTerms } from '#instant/sample-terms.test-support.ts'
import { drawFileFromText } from '#record/draw-file.ts'
import { deckFile, openDeckFile } from './deck-file.ts'
import { cardLine, parseCardLine, parseTicketLine, ticketLine } from './deck-lines.ts'
import { sampleSealedDeck } from './sample-sealed-deck.test-support.ts'

const hash = 'ab'.repeat(32)

describe('lines of a deck file', () => {
  it.each(['', 'star', 'the "big" one', 'back\\slash', 'naïve ☆'])(
    'reads the card %j as written',
    outcome => {
      const card = { outcome, salt: hash }
      expect(parseCardLine(cardLine(card))).toEqual(card)
    },
  )

  it.each([
    'star',
    `["star"]`,
    `["star","${hash.toUpperCase()}"]`,
    `["star", "${hash}"]`,
    `["\\u0073tar","${hash}"]`,
    `["star","${hash}",1]`,
  ])('rejects the card %s', line => {
    expect(parseCardLine(line)).toBeUndefined()
  })

  it('reads a ticket as written', () => {
    const ticket = { player: hash, price: '200', position: 7 }
    expect(parseTicketLine(ticketLine(ticket))).toEqual(ticket)
  })

  it.each([
    `["${hash}","200",-1]`,
    `["${hash}","0200",1]`,
    `["${hash}",200,1]`,
    `["${hash}","200",1.5]`,
    `["${hash}","200",01]`,
  ])('rejects the ticket %s', line => {
    expect(parseTicketLine(line)).toBeUndefined()
  })
})

describe('deck file', () => {
  const deck = sampleSealedDeck({ terms: scratchTerms, tickets: 3, seed: 'file' })
  const text = [...deckFile(deck).lines()].join('\n')

  it('has its parts in order', () => {
    const file = openDeckFile(drawFileFromText(text))
    if ('problem' in file) return expect.unreachable(file.problem)
    expect([...file.cards()]).toEqual(deck.cards)
    expect([...file.rounds()]).toEqual(deck.rounds)
    expect([...file.tickets()]).toEqual(deck.tickets)
  })

  it('fails while reading when it ends too early', () => {
    const file = openDeckFile(drawFileFromText(text.slice(0, text.lastIndexOf('\n'))))
    if ('problem' in file) return expect.unreachable(file.problem)
    expect(() => [...file.tickets()]).toThrow('ends too early')
  })

  it('is a problem without a record', () => {
    expect(openDeckFile(drawFileFromText(''))).toHaveProperty('problem')
  })
})
