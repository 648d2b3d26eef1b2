import { pingCycleMs } from '@fairground/contract/constants'

export type Signal = 'good' | 'slow' | 'lost'

const slowMs = 250
const lostMs = 1200
/** An idle channel answers one ping per cycle; eight seconds more without a message is suspicious. */
const silentMs = pingCycleMs.socket + 8000

export const getSignal = ({
  connected,
  latencyMs,
  silentForMs,
}: {
  connected: boolean
  latencyMs: number | null
  silentForMs: number
}): Signal => {
  if (!connected || (latencyMs !== null && latencyMs > lostMs)) return 'lost'
  if ((latencyMs !== null && latencyMs >= slowMs) || silentForMs > silentMs) return 'slow'
  return 'good'
}
