/** What a report covers: a period, and what existed when it was generated. A repetition uses the same bounds. */
export interface ReportScope extends ReportBounds {
  readonly memberId: number
  /** Epoch milliseconds; `to` is not included. */
  readonly from: number
  readonly to: number
  readonly filters: ReportFilters
}

export interface ReportBounds {
  /** Rows without a number of a journal count until this time. */
  readonly boundAt: number
  readonly lastJournal: bigint
  readonly lastAudit: number
}

export interface ReportFilters {
  /** Minor units. */
  readonly minAmount?: string
}
