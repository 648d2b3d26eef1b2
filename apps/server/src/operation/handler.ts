import type { OperationName } from '@fairground/contract/operation-names'
import type { Input, Output } from '@fairground/contract/operations'
import type { Caller, Context } from './context.ts'

export type Handler<N extends OperationName> = (
  input: Input<N>,
  caller: Caller,
  context: Context,
) => Promise<HandlerOutput<Output<N>>> | HandlerOutput<Output<N>>

/** An output may contain cached values that are shared between calls, so its arrays are read-only. */
type HandlerOutput<T> = {
  readonly [K in keyof T]: T[K] extends readonly (infer I)[] ? readonly I[] : T[K]
}

export type Handlers = { readonly [N in OperationName]: Handler<N> }
