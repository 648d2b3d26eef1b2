import { openDraws } from '#crypto/draw-stream.ts'
import { unhex } from '#encoding/bytes.ts'
import { toDrawField } from '#tickets/draw-field.ts'
import { drawGame, resultText } from '#games/games.ts'
import { resultNumbers } from '#games/shared/result-text.ts'
import { drawSeed } from '#crypto/seed.ts'
import type { DrawRecord } from '#record/draw-record.ts'
import { type Check, fail, type Finding, pass } from './evidence.ts'

export const checkResult: Check = ({ record, closeHash }) => {
  const { rules, chain, beacon, result } = record
  const seed = drawSeed(unhex(chain.link), closeHash, beacon.round, unhex(beacon.signature))
  const field = toDrawField(record.treeSize - record.voids.length, record.voids)
  return checkDrawn(result, resultText(rules, drawGame(openDraws('FD1', seed, closeHash), rules, field)))
}

/** Compares the published result with the numbers that follow from the secret and the beacon. */
export function checkDrawn(result: DrawRecord['result'], drawn: string): Finding {
  if (result.drawn.join() !== resultNumbers(drawn).join()) {
    return fail(`The secret and the beacon give ${drawn}, but the file says ${result.drawn.join(',')}.`)
  }
  if (result.text !== drawn)
    return fail(`The numbers are ${drawn}, but the file writes them as "${result.text}".`)
  return pass(`The secret and the beacon give ${drawn}, as published.`)
}
