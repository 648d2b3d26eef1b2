/** "4, 11 and 23" in the given order, joined by the rules of the locale. */
export const listText = (items: readonly (number | string)[], locale: string): string =>
  new Intl.ListFormat(locale, { style: 'long', type: 'conjunction' }).format(items.map(String))

/** The x of "1 in x", with one decimal below 1,000. */
export const oddsText = (oneIn: number, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: oneIn < 1000 ? 1 : 0 }).format(oneIn)

/** Formats the wire value "54.50" as "54.5" (Spanish: "54,5"), "60.00" as "60". */
export const percentText = (percent: string, locale: string): string =>
  new Intl.NumberFormat(locale).format(Number(percent))
