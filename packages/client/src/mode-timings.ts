import {
  connectTimeoutMs,
  pingCycleMs,
  reconnectRetryMs,
  requestTimeoutMs,
  restReconnectMs,
  resubscribeAttempts,
  resubscribeMs,
} from '@fairground/contract/constants'
import type { TransportMode } from '@fairground/contract/transport'

interface ModeTimings {
  readonly connectMs: number
  readonly pingMs: number
  readonly requestMs: number
  /** The wait before the second and later attempts to reconnect. */
  readonly retryMs: number
  readonly maxRetries: number
}

export const modeTimings: Readonly<Record<TransportMode, ModeTimings>> = {
  1: {
    connectMs: connectTimeoutMs.socket,
    pingMs: pingCycleMs.socket,
    requestMs: requestTimeoutMs.channel,
    retryMs: reconnectRetryMs.socket,
    maxRetries: Number.POSITIVE_INFINITY,
  },
  2: {
    connectMs: connectTimeoutMs.other,
    pingMs: pingCycleMs.other,
    requestMs: requestTimeoutMs.channel,
    retryMs: reconnectRetryMs.afterFault,
    maxRetries: Number.POSITIVE_INFINITY,
  },
  3: {
    connectMs: connectTimeoutMs.other,
    pingMs: pingCycleMs.other,
    requestMs: requestTimeoutMs.remoteObject,
    retryMs: restReconnectMs,
    maxRetries: Number.POSITIVE_INFINITY,
  },
  4: {
    connectMs: connectTimeoutMs.socket,
    pingMs: pingCycleMs.socket,
    requestMs: requestTimeoutMs.channel,
    retryMs: resubscribeMs,
    maxRetries: resubscribeAttempts,
  },
}
