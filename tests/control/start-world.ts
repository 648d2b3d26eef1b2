import { startBeacon } from './beacon-relay.ts'
import { startControl } from '@fairground/testkit/services/control'
import { beaconChain, beaconSecret, operators } from './sample-platform.ts'

export const startTimeout = 120_000

export type World = Awaited<ReturnType<typeof startWorld>>

/** The control system and a beacon relay as processes of their own. */
export async function startWorld() {
  const beacon = await startBeacon(beaconSecret, beaconChain)
  const control = await startControl({ beacon: { relays: [beacon.url], chain: beaconChain }, operators })
  return {
    beacon,
    control,
    stop: async () => {
      await control.stop()
      await beacon.stop()
    },
  }
}
