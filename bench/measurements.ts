import { attack } from './attack/attack.ts'
import { bingo } from './bingo/bingo.ts'
import { close } from './close.ts'
import { events } from './fanout/events.ts'
import { fanout } from './fanout/fanout.ts'
import { init, lobby } from './responses/responses.ts'
import { idle } from './idle/idle.ts'
import { join } from './join/join.ts'
import type { Measurement } from './measurement.ts'
import { neighbour } from './neighbour/neighbour.ts'
import { receipts } from './receipts/receipts.ts'
import { record } from './record/record.ts'
import { settle, settleGrowth } from './settle/settle.ts'

const byName = {
  join,
  settle,
  'settle-growth': settleGrowth,
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
  idle,
}

export type MeasurementName = keyof typeof byName

/** The measures of one measurement. */
export type MeasureName<B extends MeasurementName> = keyof (typeof byName)[B]['measures'] & string

export const measurements: Readonly<Record<MeasurementName, Measurement>> = byName
