const daySeconds = 86_400

const createOffsetReader = (zone: string): ((seconds: number) => string) => {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'longOffset' })
  return seconds =>
    format.formatToParts(seconds * 1000).find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/** The moments at which the clocks of a zone change between two moments, in Unix seconds. */
export const findZoneChanges = (from: number, to: number, zone: string): readonly number[] => {
  const readOffset = createOffsetReader(zone)
  const found: number[] = []
  for (let day = from; day < to; day += daySeconds) {
    let [low, high] = [day, Math.min(to, day + daySeconds)]
    const before = readOffset(low)
    if (before === readOffset(high)) continue
    while (high - low > 60) {
      const middle = (low + high) / 2
      if (readOffset(middle) === before) low = middle
      else high = middle
    }
    found.push(Math.floor(high / 60) * 60)
  }
  return found
}
