import type { Static, TSchema } from 'typebox'
import type { CommandName, Request } from '#ledger/commands.ts'
import { cashierSchemas } from './cashier.ts'
import { drawSchemas } from './draws.ts'
import { limitSchemas } from './limits.ts'
import { playSchemas } from './play.ts'
import { rewardSchemas } from './rewards.ts'

const schemas = {
  ...playSchemas,
  ...drawSchemas,
  ...cashierSchemas,
  ...limitSchemas,
  ...rewardSchemas,
}

type Schemas = typeof schemas
type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- only two deferred types are compared exactly
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
type Accepted<N> = N extends keyof Schemas ? Static<Schemas[N]> : never

/** The names with a schema that accepts another type than the command's request. */
type Different = {
  [N in CommandName | keyof Schemas]: N extends CommandName
    ? Same<Frozen<Accepted<N>>, Frozen<Request<N>>> extends true
      ? never
      : N
    : N
}[CommandName | keyof Schemas]

/** Closed map. Does not compile while a schema is missing or differs from the type of the request: the error names it. */
export const requestSchemas: [Different] extends [never]
  ? { readonly [N in CommandName]: TSchema }
  : Different = schemas
