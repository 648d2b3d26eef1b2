import {
  operatorFault,
  type OperatorFault,
  type OperatorFaultName,
} from '@fairground/contract/operator/operator-faults'

/** Thrown to answer a call of the operator API with a fault. */
export class OperatorRefusal extends Error {
  override name = 'OperatorRefusal'
  readonly fault: OperatorFault
  constructor(name: OperatorFaultName, why?: string) {
    super(why ?? name)
    this.fault = operatorFault(name, why === undefined ? {} : { why })
  }
}
