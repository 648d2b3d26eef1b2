import type { AnyCommand } from '@fairground/server/ledger/commands'
import type { CommandTools } from '@fairground/server/ledger/command-tools'
import type { LaneReply } from '@fairground/server/ledger/lane/lane-reply'
import type { Behaviour } from './behaviour.ts'
import type { Bus } from './engine/bus.ts'
import type { Database } from './engine/database.ts'
import type { Random } from './engine/random.ts'
import type { Witness } from './invariants/witness.ts'

export const memberId = 1

/** A command in transit to the lane, with its reply function. */
export interface PendingCommand {
  readonly command: AnyCommand
  readonly reply: (reply: LaneReply<unknown>) => void
}

/** The services that every simulated program uses. */
export interface System {
  readonly random: Random
  readonly database: Database
  readonly bus: Bus
  readonly behaviour: Behaviour
  readonly tools: CommandTools
  readonly witness: Witness
  readonly trace: (line: string) => void
  /** The lanes that currently serve the operator's subject. Without a queue group each receives every message. */
  readonly serving: Map<string, (pending: PendingCommand) => void>
}
