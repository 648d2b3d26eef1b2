import type { AdmitTransaction } from '@fairground/database/connect'
import { createConcurrencyLimiter } from './concurrency-limiter.ts'

const maxWaitMs = 5000

/** Shares the connections of a pool between operators: a free connection goes to the operator that uses the fewest. */
export const createPoolShares = (connections: number): AdmitTransaction =>
  createConcurrencyLimiter({ maxRunning: connections, maxWaiting: Infinity, maxWaitMs })
