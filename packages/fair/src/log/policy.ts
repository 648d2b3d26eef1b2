import type { NoteKey } from './note.ts'

/** A key with the address at which its owner answers. */
export interface PolicyKey extends NoteKey {
  readonly url?: string
}

/** The log that a verifier trusts, its witnesses, and how many of them must have seen a checkpoint. */
export interface LogPolicy {
  /** The log's name is its origin, `<host>/fair/<member>`. */
  readonly log: PolicyKey
  readonly witnesses: readonly PolicyKey[]
  readonly quorum: number
}
