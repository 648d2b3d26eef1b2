import { CommandRefused } from '../act.ts'
import { OperatorRefusal } from '../access/operator-refusal.ts'

/** A value that does not fit, a constraint, and an exception that a trigger raises: classes 22, 23 and P0. */
const rejectedByDatabase = /^(22|23|P0)/

/** A refusal by a rule is final. Every other error is a technical fault, after which the execution is repeated. */
export const isFinalRefusal = (error: unknown): error is CommandRefused | OperatorRefusal =>
  error instanceof CommandRefused || error instanceof OperatorRefusal

/** A rule of the database refuses for good too. Another error stays as it is. */
export const toFinalRefusal = (error: unknown): unknown =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  rejectedByDatabase.test(error.code)
    ? new CommandRefused(`the database refuses it: ${error.message}`)
    : error
