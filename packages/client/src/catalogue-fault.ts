import { type FaultName, fault } from '@fairground/contract/errors'
import { CallFault } from '#call-fault.ts'

/** Any fault of the catalogue, as if a server had sent it. */
export const catalogueFault = (name: FaultName, cause?: unknown): CallFault =>
  new CallFault(fault(name), cause === undefined ? undefined : { cause })
