import { setImmediate } from 'node:timers/promises'
import { hex } from '@fairground/fair/encoding/bytes'
import { cardLine } from '@fairground/fair/fd2/deck/deck-lines'
import type { Card } from '@fairground/fair/instant/deck'
import type { LineSource } from './write-section.ts'

/** So few that computing them does not delay the other work of the process. */
const batchCards = 200

/** The cards of a deck by position. They are computed from the first one, because the shuffle has one generator. */
export const toCardLines = (deal: () => Iterable<Card>): LineSource =>
  async function* (from) {
    let position = 0
    let batch: string[] = []
    for (const { outcome, salt } of deal()) {
      if (position >= from) batch.push(cardLine({ outcome, salt: hex(salt) }))
      position += 1
      if (position % batchCards > 0) continue
      yield batch
      batch = []
      await setImmediate()
    }
    yield batch
  }
