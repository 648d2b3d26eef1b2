import { pingCycleMs } from '@fairground/contract/constants'
import type { TransportMode } from '@fairground/contract/transport'

/** A network that blocks a mode ends its connections before WELCOME, or soon after, when it drops idle ones. */
const failuresBeforeWelcome = 2
const failuresAfterWelcome = 3
const shortLifeMs = pingCycleMs.socket + pingCycleMs.other

/** The modes to try when the network blocks the configured one. */
export const fallbackModes: Readonly<Record<TransportMode, readonly [TransportMode, ...TransportMode[]]>> = {
  1: [1, 3, 2],
  2: [2],
  3: [3, 2],
  4: [4, 3, 2],
}

/** Chooses the mode of the next attempt. A mode that was left is not tried again until all others have failed. */
export const createFallback = (
  modes: readonly [TransportMode, ...TransportMode[]],
  isServerReachable: () => Promise<boolean>,
) => {
  let index = 0
  let beforeWelcome = 0
  let afterWelcome = 0
  const mode = (): TransportMode => modes[index]!

  const resetCounts = (): void => {
    beforeWelcome = 0
    afterWelcome = 0
  }

  return {
    mode,
    /**
     * Counts a connection that broke; `livedMs` is null if it broke before WELCOME. A server that does not answer is
     * down, and no other mode would help. Resolves with true if the mode has changed.
     */
    countFailure: async (failed: TransportMode, livedMs: number | null): Promise<boolean> => {
      if (modes.length === 1) return false
      if (livedMs !== null && livedMs >= shortLifeMs) {
        resetCounts()
        return false
      }
      if (!(await isServerReachable()) || failed !== mode()) return false
      if (livedMs === null) beforeWelcome += 1
      else afterWelcome += 1
      if (beforeWelcome < failuresBeforeWelcome && afterWelcome < failuresAfterWelcome) return false
      index = (index + 1) % modes.length
      resetCounts()
      return true
    },
  }
}
