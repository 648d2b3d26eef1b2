import { formatCount, formatShare } from '#core/format/numbers.ts'

const kinds: Readonly<Record<string, string>> = {
  liveReturn: 'Return to player outside its band',
}

export const toAlarmTitle = (kind: string): string =>
  kinds[kind] ?? kind.replaceAll(/([A-Z])/g, ' $1').replace(/^./, first => first.toUpperCase())

const readNumber = (facts: unknown, name: string): number | undefined => {
  if (typeof facts !== 'object' || facts === null) return undefined
  const value = Number((facts as Readonly<Record<string, unknown>>)[name])
  return Number.isFinite(value) ? value : undefined
}

/** The game of an alarm about returns. */
export const findAlarmGame = (facts: unknown): number | undefined => readNumber(facts, 'gameId')

/** The figures of an alarm in words. */
export const describeAlarm = (facts: unknown): string => {
  const [plays, stakes, prizes] = ['plays', 'stakes', 'prizes'].map(name => readNumber(facts, name))
  const expected = readNumber(facts, 'expected')
  const window = readNumber(facts, 'window')
  if (stakes === undefined || prizes === undefined || stakes === 0) return ''
  return [
    `${formatShare(prizes / stakes)} returned`,
    ...(expected === undefined ? [] : [`${formatShare(expected)} expected`]),
    ...(plays === undefined ? [] : [`${formatCount(plays)} lines`]),
    ...(window === undefined ? [] : [`window ${window}`]),
  ].join(' · ')
}
