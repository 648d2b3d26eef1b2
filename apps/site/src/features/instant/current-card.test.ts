import type { Card } from '@fairground/contract/entities/plays/card'
import { expect, it } from 'vitest'
import { currentCard, cardsLeft, openedCards } from './current-card.ts'

const ticket = (seq: number, status: Card['status']) => ({ seq, card: { status } })
const cards = [
  ticket(1, 'ended'),
  ticket(2, 'waiting'),
  ticket(3, 'covered'),
  ticket(4, 'opening'),
  ticket(5, 'open'),
]

it('picks an opening card first, then a covered one, then a waiting one', () => {
  expect(currentCard(cards, undefined)?.seq).toBe(4)
  expect(currentCard(cards.slice(0, 3), undefined)?.seq).toBe(3)
  expect(currentCard(cards.slice(0, 2), undefined)?.seq).toBe(2)
  expect(currentCard(cards.slice(0, 1), undefined)).toBeUndefined()
})

it('picks the chosen card, opened or not', () => {
  expect(currentCard(cards, 5)?.seq).toBe(5)
  expect(currentCard(cards, 9)?.seq).toBe(4)
})

it('counts the other unopened cards and lists opened cards newest first', () => {
  expect(cardsLeft(cards, 4)).toBe(2)
  expect(cardsLeft(cards, 5)).toBe(3)
  expect(openedCards(cards).map(({ seq }) => seq)).toEqual([5, 1])
})
