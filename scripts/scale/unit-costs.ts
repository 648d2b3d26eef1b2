import { measurements, type MeasureName, type MeasurementName } from '@fairground/bench/measurements.ts'
import type { RecordedRuns } from '../bench/recorded-runs.ts'
import { formatTable } from './format-table.ts'
import { formatRatio } from './result-tables.ts'

type Runs = Readonly<Record<MeasurementName, RecordedRuns>>
type Cost = (runs: Runs) => string

/** What one unit costs in units of the bare engine: the inverse of the ratio of rates, or the ratio of times. */
const cost =
  <B extends MeasurementName>(name: B, measure: MeasureName<B>, bareUnit: string): Cost =>
  runs => {
    const ratio = runs[name].full[0]?.measures[measure]?.ratio
    if (ratio === undefined) return 'not recorded'
    const isRate = measurements[name].measures[measure]!.better === 'higher'
    return `${formatRatio(isRate ? 1 / ratio : ratio)} of ${bareUnit}`
  }

const units: readonly {
  readonly unit: string
  readonly costs: readonly Cost[]
  readonly limitedBy: string
}[] = [
  {
    unit: 'join over HTTP',
    costs: [
      cost('join', 'http', 'a pgbench transaction'),
      cost('join', 'http-batched', 'the bare batched statements'),
    ],
    limitedBy: 'two cores',
  },
  {
    unit: 'join over the channel',
    costs: [
      cost('join', 'channel', 'a pgbench transaction'),
      cost('join', 'channel-batched', 'the bare batched statements'),
    ],
    limitedBy: 'two cores',
  },
  {
    unit: 'settled winner',
    costs: [cost('settle', 'time', 'set-based SQL')],
    limitedBy: 'inserts, hash chain',
  },
  { unit: 'closed instance', costs: [cost('close', 'time', 'hashing all tickets')], limitedBy: 'commits' },
  {
    unit: 'first response to a visitor',
    costs: [cost('init', 'visitor', 'a fixed body')],
    limitedBy: 'writing JSON',
  },
  {
    unit: 'first response to a player',
    costs: [cost('init', 'player', 'a fixed body')],
    limitedBy: 'data of the player',
  },
  {
    unit: 'first response to many players',
    costs: [cost('init', 'players', 'a fixed body')],
    limitedBy: 'data of each player; only the games are shared',
  },
  {
    unit: 'game lobby of a visitor',
    costs: [cost('lobby', 'visitor', 'a fixed body')],
    limitedBy: 'writing JSON',
  },
  {
    unit: 'game lobby of a player',
    costs: [cost('lobby', 'player', 'a fixed body')],
    limitedBy: 'writing JSON',
  },
  {
    unit: 'message to one viewer',
    costs: [cost('fanout', 'rate', 'a bare prepared frame')],
    limitedBy: 'kernel write',
  },
]

export const formatUnitCosts = (runs: Runs): string =>
  formatTable(
    ['unit', 'cost', 'limited by'],
    units.map(({ unit, costs, limitedBy }) => [unit, costs.map(each => each(runs)).join(', '), limitedBy]),
  )
