import type { DrawField } from '#games/game.ts'
import type { RecordVoid } from './voids.ts'

/** Maps live tickets to tree indices from the voids alone, without a list of all tickets. */
export function toDrawField(tickets: number, voids: readonly RecordVoid[]): DrawField {
  const skipped = voids.flatMap(each => [each.seq0, each.voided]).sort((a, b) => a - b)
  return {
    tickets: tickets - voids.length,
    seq0At: index => {
      let seq0 = index
      for (const place of skipped) {
        if (place > seq0) break
        seq0 += 1
      }
      return seq0
    },
  }
}
