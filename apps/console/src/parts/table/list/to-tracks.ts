import type { Column } from '../types.ts'

/** A column without a width is at least this wide; a narrower list scrolls sideways. */
const minFlexible = 120
export const selectWidth = 44

export interface Tracks {
  /** The value of `grid-template-columns` for the head and for every row. */
  readonly template: string
  readonly minWidth: number
}

export const toTracks = <Row>(columns: readonly Column<Row>[], canSelect: boolean): Tracks => {
  const widths = columns.map(({ width }) => width)
  const hasFlexible = widths.includes(undefined)
  const tracks = widths.map((width, at) => {
    if (width === undefined) return `minmax(${minFlexible}px, 1fr)`
    // Without a flexible column the last one fills the row.
    return !hasFlexible && at === widths.length - 1 ? `minmax(${width}px, 1fr)` : `${width}px`
  })
  const sum = widths.reduce<number>((total, width) => total + (width ?? minFlexible), 0)
  return {
    template: [...(canSelect ? [`${selectWidth}px`] : []), ...tracks].join(' '),
    minWidth: sum + (canSelect ? selectWidth : 0),
  }
}
