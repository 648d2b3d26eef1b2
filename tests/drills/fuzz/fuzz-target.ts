import type { DemoMember } from '@fairground/testkit/demo/world'
import type { Stack } from '@fairground/testkit/stack/stack'
import type { SeededRandom } from '#support/seeded-random.ts'

/** What the targets send to and the valid values that they start from. */
export interface FuzzWorld {
  readonly stack: Stack
  readonly member: DemoMember
  /** The socket of a signer that no draw uses. */
  readonly signerSocket: string
  readonly instanceIds: readonly number[]
  readonly playerId: number
  /** The token of a player. The generated inputs can end its session, so it is asked for often. */
  getToken(): string
}

export interface FuzzTarget {
  /** The share of the inputs of a run, in per cent. */
  readonly share: number
  /** How many inputs are generated and sent together. */
  readonly batch: number
  /** How many batches are on their way at once. */
  readonly parallel: number
  open(world: FuzzWorld): Promise<OpenTarget>
}

export interface OpenTarget {
  /** Sends one input for each generator. Returns what was wrong with the answers. */
  send(randoms: readonly SeededRandom[]): Promise<string[]>
  close(): Promise<void>
}

export const choose = <T>(random: SeededRandom, items: readonly T[]): T => items[random.below(items.length)]!
