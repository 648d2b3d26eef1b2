import type { FindProblems } from '#platform/admin/readiness.ts'
import type { Config } from '#platform/config.ts'
import type { Log } from '#platform/log.ts'
import type { Metrics } from '#platform/metrics.ts'

/** A part of the process that can be stopped. */
export interface Stoppable {
  stop(): Promise<void>
}

export interface Service extends Stoppable {
  readonly findProblems: FindProblems
}

export interface ServiceDeps {
  readonly config: Config
  readonly log: Log
  readonly metrics: Metrics
}

export type StartService = (deps: ServiceDeps) => Promise<Service>
