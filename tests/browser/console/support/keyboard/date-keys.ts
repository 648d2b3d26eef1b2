/** The keys that enter an ISO date, time or both into a field of the browser, which has the order of the United States. */
export const dateKeys = (text: string): string[] => {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(text) ?? []
  const [, hour, minute] = /(?:^|T)(\d\d):(\d\d)/.exec(text) ?? []
  const dateDigits = year ? `${month}${day}${year}`.split('') : []
  // A year has room for six digits, so the field does not move on by itself.
  const between = year && hour ? ['ArrowRight'] : []
  const half = Number(hour) < 12 ? 'a' : 'p'
  const hour12 = String(Number(hour) % 12 || 12).padStart(2, '0')
  const timeKeys = hour ? [...`${hour12}${minute}`.split(''), half] : []
  return [...dateDigits, ...between, ...timeKeys]
}
