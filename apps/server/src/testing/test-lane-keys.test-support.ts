import { commandClasses } from '#ledger/command-classes.ts'
import type { LaneKeys } from '#ledger/lane/lane-keys.ts'

/** Fixed keys of every class, for lanes and senders of the same test. */
export const testLaneKeys: LaneKeys = {
  classes: commandClasses,
  newest: commandClass => ({ version: 1, secret: Buffer.alloc(32, commandClass) }),
  find: (commandClass, version) => (version === 1 ? Buffer.alloc(32, commandClass) : undefined),
}
