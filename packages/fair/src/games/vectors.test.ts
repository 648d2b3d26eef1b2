import { expect, it } from 'vitest'
import { openDraws } from '#crypto/draw-stream.ts'
import { unhex } from '#encoding/bytes.ts'
import { toDrawField } from '#tickets/draw-field.ts'
import { drawGame, type GameRules, resultText } from './games.ts'

const S = unhex('16aa19fe0464b8eaaa9f33a3ecb86bb7003057575236f7e1c8eca22a5d8bb162')
const C = unhex('7809cc538ca886be91e6d827e041e66ffd5057ac96fd5210e0493b07eb71ba95')

// Computed by a second implementation in another language from docs/GAMES.md.
it.each<[GameRules, string]>([
  [{ kind: 'oneDrawGame', pick: 6, from: 49 }, '36,7,6,32,33,24'],
  [{ kind: 'oneDrawGameExt', pick: 5, from: 69, pick2nd: 1, from2nd: 26 }, '67,35,34,64,8|10'],
  [{ kind: 'oneDrawGameExtMulti', pick: 3, from: 10, multiOptions: ['straight'] }, '3,0,6'],
  [{ kind: 'oneDrawGameExtMulti', pick: 5, from: 10, multiOptions: ['box'] }, '3,0,6,9,8'],
  [
    { kind: 'regularGame', pick: 4, from: 30, draws: 3, ballsPerDraw: 6, luckyBall: true },
    '18,26,9,14,13,19+14;11,21,28,27,9,19+19;27,12,29,24,10,8+12',
  ],
  [
    { kind: 'regularGame', pick: 4, from: 30, draws: 2, ballsPerDraw: 6, luckyBall: false },
    '18,26,9,14,13,19;11,21,28,27,9,19',
  ],
])('%j draws %s', (rules, text) => {
  expect(resultText(rules, drawGame(openDraws('FD1', S, C), rules, toDrawField(7, [])))).toBe(text)
})
