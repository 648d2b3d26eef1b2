/** The control system gives no usable answer. The caller waits and tries again. */
export class ControlUnavailable extends Error {
  override name = 'ControlUnavailable'
}

/** One difference between the books: what differs, the control system's value and the platform's, and the place. */
export interface Difference {
  readonly what: string
  readonly ours: unknown
  readonly theirs: unknown
  readonly [place: string]: unknown
}

/** The control system's books or winners differ from the platform's. */
export class ControlDiffers extends Error {
  override name = 'ControlDiffers'
  readonly kind: string
  readonly differences: readonly Difference[]

  constructor(kind: string, differences: readonly Difference[]) {
    // The totals come first, because there may be many lines.
    const ordered = differences.toSorted((a, b) => Number(isLine(a)) - Number(isLine(b)))
    super(`the control system differs: ${kind}: ${ordered.map(showDifference).join('; ')}`)
    this.kind = kind
    this.differences = differences
  }
}

const isLine = ({ seq0 }: Difference): boolean => seq0 !== undefined

const shownLength = 200

/** From the platform's point of view: its value first. */
const showDifference = ({ what, ours, theirs, ...place }: Difference): string => {
  const values = `${what} ${JSON.stringify(theirs)}, control system ${JSON.stringify(ours)}`
  return `${values} ${JSON.stringify(place)}`.slice(0, shownLength)
}
