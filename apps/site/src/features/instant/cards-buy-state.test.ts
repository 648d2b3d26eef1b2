import { expect, it } from 'vitest'
import { cardsBuyState } from '#features/instant/cards-buy-state.ts'

const counts = { playerPlayMax: 100, playerPlaysInGame: 0, gamePlayMax: 4000, gamePlayCurrent: 10 }
const facts = { open: true, online: true, counts, wanted: 1 }

it.each([
  [{}, { kind: 'ready', max: 10 }],
  [{ open: false, online: false }, { kind: 'ended' }],
  [{ online: false }, { kind: 'offline' }],
  [{ counts: { ...counts, gamePlayCurrent: 3997 } }, { kind: 'ready', max: 3 }],
  [{ counts: { ...counts, playerPlaysInGame: 100 } }, { kind: 'noneLeft' }],
  [{ counts: { ...counts, gamePlayCurrent: 3997 }, wanted: 4 }, { kind: 'noneLeft' }],
])('maps %j to %j', (change, state) => {
  expect(cardsBuyState({ ...facts, ...change })).toEqual(state)
})
