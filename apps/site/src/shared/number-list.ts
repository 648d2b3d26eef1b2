/** "4, 11 and 23" in the order given, as the page's language joins a list. */
export const listText = (items: readonly (number | string)[], locale: string): string =>
  new Intl.ListFormat(locale, { style: 'long', type: 'conjunction' }).format(items.map(String))

/** The x of "1 in x": exact enough to compare, short enough to read. */
export const oddsText = (oneIn: number, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: oneIn < 1000 ? 1 : 0 }).format(oneIn)

/** "54.50" of the wire as "54.5", "60.00" as "60". */
export const percentText = (percent: string): string => String(Number(percent))
