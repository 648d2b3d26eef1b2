import { fault, type Fault, type FaultName } from '@fairground/contract/errors'

/** Thrown to answer a call with a fault of the contract. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly fault: Fault
  constructor(name: FaultName, more: Pick<Fault, 'id' | 'details'> = {}) {
    super(name)
    this.fault = fault(name, more)
  }
}
