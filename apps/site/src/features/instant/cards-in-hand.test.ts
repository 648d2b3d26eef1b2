import type { Card } from '@fairground/contract/entities/card'
import { expect, it } from 'vitest'
import { cardInHand, cardsLeft, openedCards } from '#features/instant/cards-in-hand.ts'

const ticket = (seq: number, status: Card['status']) => ({ seq, card: { status } })
const cards = [
  ticket(1, 'ended'),
  ticket(2, 'waiting'),
  ticket(3, 'covered'),
  ticket(4, 'opening'),
  ticket(5, 'open'),
]

it('goes on with what was begun, then takes what is dealt, then waits', () => {
  expect(cardInHand(cards, undefined)?.seq).toBe(4)
  expect(cardInHand(cards.slice(0, 3), undefined)?.seq).toBe(3)
  expect(cardInHand(cards.slice(0, 2), undefined)?.seq).toBe(2)
  expect(cardInHand(cards.slice(0, 1), undefined)).toBeUndefined()
})

it('keeps the chosen one, opened or not', () => {
  expect(cardInHand(cards, 5)?.seq).toBe(5)
  expect(cardInHand(cards, 9)?.seq).toBe(4)
})

it('counts what is left besides it, and lists what was opened from the newest', () => {
  expect(cardsLeft(cards, 4)).toBe(2)
  expect(cardsLeft(cards, 5)).toBe(3)
  expect(openedCards(cards).map(({ seq }) => seq)).toEqual([5, 1])
})
