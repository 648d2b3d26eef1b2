import { BandChart, type BandRow } from '#parts/charts/bars/band-chart.tsx'
import { BarSeries } from '#parts/charts/bars/bar-series.tsx'
import { Histogram } from '#parts/charts/bars/histogram.tsx'
import { ShareBar } from '#parts/charts/bars/share-bar.tsx'
import { Sparkline } from '#parts/charts/bars/sparkline.tsx'
import { ChartFrame } from '#parts/charts/frame/chart-frame.tsx'
import { LagChart } from './lag-chart.tsx'

const toNumber = (value: number): string => value.toLocaleString('en-GB')
const toPercent = (value: number): string => `${(value * 100).toFixed(1)}%`
const toPounds = (value: number): string => `£${toNumber(value)}`

const weeks = [
  { id: '1', label: '19 Oct', value: 220 },
  { id: '2', label: '26 Oct', value: 300 },
  { id: '3', label: '2 Nov', value: 360 },
  { id: '4', label: '9 Nov', value: 440 },
].map(week => ({ ...week, text: `£${week.value}.00` }))

const counts = [
  20, 60, 180, 700, 1500, 3400, 6900, 9400, 11500, 10200, 10100, 9200, 8800, 6900, 5600, 4200, 3700, 2500,
  1800, 1200, 2810,
]
const bins = counts.map((count, at) => ({
  from: 400 + at * 25,
  to: 425 + at * 25,
  count,
  isMarked: at === counts.length - 1,
}))

const shares = [
  { id: 'm2', title: 'Match 2', value: 0.238 },
  { id: 'm3', title: 'Match 3', value: 0.099 },
  { id: 'm4', title: 'Match 4', value: 0.041 },
  { id: 'jackpot', title: 'Jackpot', value: 0.242 },
  { id: 'operator', title: 'Operator', value: 0.38 },
]

const games: readonly BandRow[] = (
  [
    ['Daily Digits 3', '310k', 2.61, 2.05, '50.00%', '52.61%'],
    ['Word Vault', '0.9m', -1.12, 2.14, '65.00%', '63.88%'],
    ['Silver Lining', '4.1m', 0.21, 1.53, '65.00%', '65.21%'],
    ['Saturday Six, fixed', '0.3m', -0.12, 0.62, '23.59%', '23.47%'],
    ['Lantern 90', '7.4m', 0, 0.02, '80.00%', '80.00%'],
  ] as const
).map(([title, volume, value, reach, expectedText, actualText]) => ({
  id: title,
  title,
  volume,
  value,
  low: -reach,
  high: reach,
  expectedText,
  actualText,
}))

/** Every chart in its frame. */
export function ChartsSheet() {
  return (
    <div className="two">
      <LagChart />
      <ChartFrame
        title="Return to players, live against theory"
        getFigures={() => ({
          head: ['Game', 'Tickets', 'Theory', 'Actual'],
          rows: games.map(game => [game.title, game.volume, game.expectedText, game.actualText]),
        })}
      >
        <BandChart
          label="Return to players by game"
          rows={games}
          titleName="Game, tickets in 30 days"
          valueName="actual minus theory, points"
          expectedName="theory"
          actualName="actual"
          formatValue={value => `${value > 0 ? '+' : '−'}${Math.abs(value)}`}
        />
      </ChartFrame>
      <ChartFrame
        title="100,000 simulated runs"
        getFigures={() => ({
          head: ['Prizes from', 'Runs'],
          rows: bins.map(bin => [toPounds(bin.from), toNumber(bin.count)]),
        })}
      >
        <Histogram
          label="Prizes paid in one run"
          bins={bins}
          formatValue={toPounds}
          formatCount={toNumber}
          countName="runs"
          valueName="prizes paid in one run, jackpot apart"
          mark={{ value: 679, title: 'mean £679' }}
          markedNote="2,810 runs reach the fund, £900"
        />
      </ChartFrame>
      <ChartFrame
        title="Deposits by week"
        getFigures={() => ({
          head: ['Week from', 'Deposits'],
          rows: weeks.map(week => [week.label, week.text]),
        })}
      >
        <BarSeries
          label="Deposits by week"
          bars={weeks}
          formatScale={toPounds}
          limit={{ value: 500, title: 'limit £500' }}
        />
      </ChartFrame>
      <ChartFrame
        title="Where each £1 goes"
        getFigures={() => ({
          head: ['Part', 'Share'],
          rows: shares.map(each => [each.title, toPercent(each.value)]),
        })}
        footer={
          <>
            Stakes today{' '}
            <Sparkline label="Stakes by hour, now £41,200" values={[3, 5, 4, 8, 9, 14, 12, 20]} />
          </>
        }
      >
        <ShareBar label="Where each £1 goes" shares={shares} formatShare={toPercent} />
      </ChartFrame>
    </div>
  )
}
