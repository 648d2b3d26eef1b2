import type { SimulationInput } from './simulation.ts'
import type { SimulationResult } from './simulation-result.ts'

export type ToWorker = SimulationInput

export type FromWorker =
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'result'; readonly result: SimulationResult }
  | { readonly kind: 'failure'; readonly reason: string }
