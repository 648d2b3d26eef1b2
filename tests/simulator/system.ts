import type { AnyCommand, CommandTools, LaneReply } from '@fairground/server/ledger/command'
import type { Behaviour } from './behaviour.ts'
import type { Bus } from './bus.ts'
import type { Database } from './database.ts'
import type { Random } from './random.ts'
import type { Witness } from './witness.ts'

export const memberId = 1

/** A command on its way to the lane, with the way back. */
export interface Asked {
  readonly command: AnyCommand
  readonly reply: (reply: LaneReply<unknown>) => void
}

/** What every simulated program works with. */
export interface System {
  readonly random: Random
  readonly database: Database
  readonly bus: Bus
  readonly behaviour: Behaviour
  readonly tools: CommandTools
  readonly witness: Witness
  readonly trace: (line: string) => void
  /** Those that serve the member's subject now. Without a queue group each of them gets every message. */
  readonly serving: Map<string, (asked: Asked) => void>
}
