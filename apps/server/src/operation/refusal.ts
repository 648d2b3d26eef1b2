import { fault, type Fault, type FaultName } from '@fairground/contract/errors'
import type { LiveSession } from './context.ts'

/** Thrown by a handler to answer with a fault of the catalogue. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly fault: Fault
  constructor(name: FaultName, more: Pick<Fault, 'id' | 'details'> = {}) {
    super(name)
    this.fault = fault(name, more)
  }
}

/** The session of a caller the pipeline has let through to a player's operation. */
export const requireSession = (session: LiveSession | null): LiveSession => {
  if (!session) throw new Refusal('login.notLoggedIn')
  return session
}

/** The player's id of a caller the pipeline has let through to a player's operation. */
export const requirePlayer = (session: { playerId: number } | null): number => {
  if (!session) throw new Refusal('login.notLoggedIn')
  return session.playerId
}
