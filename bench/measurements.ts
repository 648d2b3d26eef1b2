import { close } from './close.ts'
import { fanout } from './fanout/fanout.ts'
import { init, lobby } from './answers/answers.ts'
import { join } from './join/join.ts'
import type { Measurement } from './measurement.ts'
import { settle } from './settle/settle.ts'

export const measurements: Readonly<Record<string, Measurement>> = {
  join,
  settle,
  close,
  init,
  lobby,
  fanout,
}
