import type { ReportColumnName, ReportName } from '@fairground/contract/operator/reports/reports'
import type { RawBuilder } from 'kysely'
import type { ReportScope } from './scope.ts'

/** The values of one row by the names of the columns. */
export type ReportRecord<N extends ReportName> = { readonly [C in ReportColumnName<N>]: ReportValue }
export type ReportValue = string | number | bigint | null

export interface LedgerSum {
  readonly currency: string
  readonly amount: bigint
}

/** A total of the report that must equal what the ledger says. */
export interface TieOut<N extends ReportName> {
  readonly column: ReportColumnName<N>
  /** Names the accounts or journals of the ledger. */
  readonly against: string
  readonly ledger: (scope: ReportScope) => RawBuilder<LedgerSum>
}

/** How a report is read. The order of its rows must be total, because the hash depends on it. */
export interface ReportRule<N extends ReportName, Source = ReportRecord<N>> {
  readonly select: (scope: ReportScope) => RawBuilder<Source>
  /** Computes a row from the selected columns where SQL cannot. */
  readonly toRecord?: (source: Source) => ReportRecord<N>
  readonly tieOuts?: readonly TieOut<N>[]
}

/** What a report selects is its own affair: only its `toRecord` reads it. */
export type ReportRules = {
  readonly [N in ReportName]: Pick<ReportRule<N>, 'tieOuts'> & {
    readonly select: (scope: ReportScope) => RawBuilder<unknown>
    readonly toRecord?: (source: never) => ReportRecord<N>
  }
}
