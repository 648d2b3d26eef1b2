import type { ServiceName } from '#platform/config.ts'
import type { StartService } from './service.ts'

/** The services load on demand, because each needs a part of the modules only: a process starts sooner and holds less. */
export const services: { readonly [S in ServiceName]: () => Promise<{ readonly start: StartService }> } = {
  gateway: () => import('./gateway.ts'),
  console: () => import('./console.ts'),
  lane: () => import('./lane.ts'),
  worker: () => import('./worker.ts'),
  signer: () => import('./signer.ts'),
}
