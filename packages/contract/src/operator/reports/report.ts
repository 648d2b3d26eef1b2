/** A column of a report. Amounts are minor units of the currency in the same row. */
export interface ReportColumn {
  readonly title: string
  readonly type: 'text' | 'integer' | 'minorUnits' | 'decimal' | 'time'
  /** The report ends with the sum of the column, per currency where the report has a column `currency`. */
  readonly isSummed?: true
  readonly isNullable?: true
}

/** A report is code: its number of the definition changes with every change of its columns or its query. */
export interface ReportDeclaration {
  readonly title: string
  readonly version: number
  /** What one row is and how the figures are defined. */
  readonly about: string
  /** Rows are about single players. An export needs a proposal of the kind exportPersonalData. */
  readonly hasPersonalData: boolean
  readonly columns: Readonly<Record<string, ReportColumn>>
}

export const text = (title: string): ReportColumn => ({ title, type: 'text' })
export const optionalText = (title: string): ReportColumn => ({ title, type: 'text', isNullable: true })
export const integer = (title: string): ReportColumn => ({ title, type: 'integer' })
export const optionalInteger = (title: string): ReportColumn => ({ title, type: 'integer', isNullable: true })
export const count = (title: string): ReportColumn => ({ title, type: 'integer', isSummed: true })
export const amount = (title: string): ReportColumn => ({ title, type: 'minorUnits', isSummed: true })
/** An amount that is not added up. */
export const price = (title: string): ReportColumn => ({ title, type: 'minorUnits' })
export const optionalAmount = (title: string): ReportColumn => ({
  title,
  type: 'minorUnits',
  isNullable: true,
})
export const decimal = (title: string): ReportColumn => ({ title, type: 'decimal', isNullable: true })
export const time = (title: string): ReportColumn => ({ title, type: 'time' })
export const optionalTime = (title: string): ReportColumn => ({ title, type: 'time', isNullable: true })
export const currency = text('Currency')
