import type { Field } from './games/game.ts'
import type { RecordVoid } from './voids.ts'

/** The places of the tickets that take part, without a list of them: only what was voided is looked at. */
export function fieldOf(tickets: number, voids: readonly RecordVoid[]): Field {
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
