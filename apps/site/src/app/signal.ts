import { pingCycleMs } from '@fairground/contract/constants'

export type Signal = 'good' | 'slow' | 'lost'

const slowMs = 250
const lostMs = 1200
/** A quiet channel still answers one ping a cycle; a cycle and eight seconds without a word is doubtful. */
const silentMs = pingCycleMs.socket + 8000

export const signalOf = ({
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
