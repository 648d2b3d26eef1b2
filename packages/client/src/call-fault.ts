import { type Fault, type FaultName, fault } from '@fairground/contract/errors'

/** Thrown when a call is refused or gets no reply. The message is the text of the error catalogue. */
export class CallFault extends Error {
  override readonly name = 'CallFault'
  readonly fault: Fault

  constructor(faultDetails: Fault, options?: ErrorOptions) {
    super(faultDetails.text, options)
    this.fault = faultDetails
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
