import { bodies } from './bodies.ts'
import { frames } from './frames.ts'
import type { FuzzTarget } from './fuzz-target.ts'
import { laneMessages } from './lane-messages.ts'
import { createRecords } from './records.ts'
import { signerMessages } from './signer-messages.ts'
import { webhooks } from './webhooks.ts'

/** Every reader of bytes from outside its process. */
export const fuzzTargets = {
  frames,
  bodies,
  'lane messages': laneMessages,
  'signer messages': signerMessages,
  webhooks,
  records: createRecords(),
} satisfies Readonly<Record<string, FuzzTarget>>

export type FuzzTargetName = keyof typeof fuzzTargets
