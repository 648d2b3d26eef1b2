import { broker } from './broker/broker.ts'
import { clock } from './clock/clock.ts'
import type { Drill } from './drill.ts'
import { fuzz } from './fuzz/fuzz.ts'
import { partitions } from './partitions/partitions.ts'
import { signer } from './signer/signer.ts'
import { soak } from './soak/soak.ts'
import { sockets } from './sockets/sockets.ts'

/** Every drill, in the order of the short run. */
export const drills = {
  fuzz,
  broker,
  partitions,
  clock,
  sockets,
  signer,
  soak,
} satisfies Readonly<Record<string, Drill>>

export type DrillName = keyof typeof drills
