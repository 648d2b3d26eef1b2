import { type Fault, type FaultName, fault } from '@fairground/contract/errors'

/** A call that was refused, or that never got its answer. The message is the catalogue's text. */
export class CallFault extends Error {
  override readonly name = 'CallFault'
  readonly fault: Fault

  constructor(refusal: Fault, options?: ErrorOptions) {
    super(refusal.text, options)
    this.fault = refusal
  }

  get code(): number | string {
    return this.fault.code
  }

  get faultName(): FaultName {
    return this.fault.name
  }
}

export const callFault = (name: FaultName, cause?: unknown): CallFault =>
  new CallFault(fault(name), cause === undefined ? undefined : { cause })
