import type { OperationName } from '@fairground/contract/operation-names'
import type { Input, Output } from '@fairground/contract/operations'
import type { Caller, Context } from './context.ts'

export type Handler<N extends OperationName> = (
  input: Input<N>,
  caller: Caller,
  context: Context,
) => Promise<Answer<Output<N>>> | Answer<Output<N>>

/** An answer may hold what is shared with others, which nobody may change. */
type Answer<T> = {
  readonly [K in keyof T]: T[K] extends readonly (infer I)[] ? readonly I[] : T[K]
}

/** The mark of an operation that is specified but not built: it answers so, and counts as missing. */
export const notBuilt = Symbol('not built')
export type NotBuilt = typeof notBuilt

export type Handlers = { readonly [N in OperationName]: Handler<N> | NotBuilt }
