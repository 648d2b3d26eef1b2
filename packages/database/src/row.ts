import type { SelectType } from 'kysely'
import type { DB } from './rows.ts'

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name

/** Columns of a table as a query returns them under camelCase names: `player_id AS "playerId"`. */
export type Row<Table extends keyof DB, Column extends keyof DB[Table] & string> = {
  readonly [C in Column as CamelCase<C>]: SelectType<DB[Table][C]>
}

/** The same for columns that change in memory before they are written back. */
export type MutableRow<Table extends keyof DB, Column extends keyof DB[Table] & string> = {
  -readonly [C in keyof Row<Table, Column>]: Row<Table, Column>[C]
}

/** Columns of the optional side of an outer join. */
export type OptionalRow<Table extends keyof DB, Column extends keyof DB[Table] & string> = {
  readonly [C in keyof Row<Table, Column>]: Row<Table, Column>[C] | null
}
