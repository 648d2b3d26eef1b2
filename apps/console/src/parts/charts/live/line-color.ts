const chartColors = 6

/** The token of a line's colour. */
export const toLineColor = (line: number): string => `--chart-${(line % chartColors) + 1}`

/** Read at every drawing, so that a change of the scheme needs a redraw only. */
export const readToken = (element: Element, name: string): string =>
  getComputedStyle(element).getPropertyValue(name).trim()
