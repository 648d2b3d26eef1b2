import { attack } from './attack/attack.ts'
import { bingo } from './bingo/bingo.ts'
import { close } from './close.ts'
import { events } from './fanout/events.ts'
import { fanout } from './fanout/fanout.ts'
import { init, lobby } from './responses/responses.ts'
import { join } from './join/join.ts'
import type { Measurement } from './measurement.ts'
import { neighbour } from './neighbour/neighbour.ts'
import { receipts } from './receipts/receipts.ts'
import { record } from './record/record.ts'
import { settle } from './settle/settle.ts'

export const measurements: Readonly<Record<string, Measurement>> = {
  join,
  settle,
  close,
  record,
  receipts,
  init,
  lobby,
  fanout,
  events,
  bingo,
  attack,
  neighbour,
}
