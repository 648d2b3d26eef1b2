import { openDraws } from '#crypto/draw-stream.ts'
import { hex, unhex } from '#encoding/bytes.ts'
import { drawGame, resultText } from '#games/games.ts'
import { checkDrawn } from '#steps/result.ts'
import { fail } from '#steps/evidence.ts'
import { toDrawField } from '#tickets/draw-field.ts'
import type { Check } from '#fd2/evidence.ts'
import { drawSeed } from '#fd2/seed.ts'

export const checkResult: Check = ({ record, closeHash, lockHash, opened }) => {
  const { rules, chain, beacon, voids, treeSize } = record
  const { link } = opened()
  if (hex(link) !== chain.link) return fail('The lock opens to another secret than the one in the file.')
  const seed = drawSeed(link, closeHash, lockHash, beacon.round, unhex(beacon.signature))
  const field = toDrawField(treeSize - voids.length, voids)
  return checkDrawn(
    record.result,
    resultText(rules, drawGame(openDraws('FD2', seed, closeHash), rules, field)),
  )
}
