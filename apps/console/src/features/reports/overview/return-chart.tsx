import { useOperation } from '#core/api/use-operation.ts'
import { formatCount, formatQuantity } from '#core/format/numbers.ts'
import { BandChart, type BandRow } from '#parts/charts/bars/band-chart.tsx'
import { ChartFrame } from '#parts/charts/frame/chart-frame.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { Loaded } from '#parts/feedback/loaded.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { Tag } from '#parts/values/tag.tsx'
import { findCurrentWindows, type ReturnWindow, toPoints } from './current-windows.ts'
import { useGameTitles } from './use-game-titles.ts'

const title = 'Return to players, live against theory'
const toPercent = (value: number): string => `${value.toFixed(2)}%`
const toSigned = (value: number): string => `${value > 0 ? '+' : '−'}${Math.abs(value)}`

const toRows = (
  windows: readonly ReturnWindow[],
  findTitle: (gameId: number) => string,
): readonly BandRow[] =>
  findCurrentWindows(windows).flatMap(window => {
    const points = toPoints(window)
    if (!points) return []
    const { value, low, high, theory, actual } = points
    return [
      {
        id: `${window.gameId} ${window.currency}`,
        title: findTitle(window.gameId),
        volume: formatCount(window.plays),
        value,
        low,
        high,
        expectedText: toPercent(theory),
        actualText: toPercent(actual),
      },
    ]
  })

/** A band of more points says only that there were too few plays. */
const maxBandPoints = 200

const isJudgeable = ({ low, high }: BandRow): boolean => high - low <= maxBandPoints

/** Actual less theoretical return of each game, with the band that its volume allows. */
export function ReturnChart() {
  const query = useOperation('getLiveReturn', {})
  const findTitle = useGameTitles()
  const all = toRows(query.data?.windows ?? [], findTitle)
  const rows = all.filter(isJudgeable)
  const few = all.length - rows.length
  const outside = rows.filter(({ value, low, high }) => value < low || value > high).length
  if (rows.length === 0)
    return (
      <Panel title={title}>
        <Loaded query={query}>
          {() => (
            <Empty title="No play to judge yet" icon="signal">
              {few > 0
                ? `${formatQuantity(few, 'game')} with too few plays.`
                : 'A game appears here with its first finished draw.'}
            </Empty>
          )}
        </Loaded>
      </Panel>
    )
  return (
    <ChartFrame
      title={title}
      tools={outside > 0 && <Tag tone="bad">{outside} outside the band</Tag>}
      footer={few > 0 && `${formatQuantity(few, 'game')} with too few plays to judge.`}
      getFigures={() => ({
        head: ['Game', 'Plays', 'Difference in points', 'Band from', 'Band to', 'Theory', 'Actual'],
        rows: rows.map(row => [
          row.title,
          row.volume,
          row.value.toFixed(2),
          row.low.toFixed(2),
          row.high.toFixed(2),
          row.expectedText,
          row.actualText,
        ]),
      })}
    >
      <BandChart
        label={title}
        rows={rows}
        titleName="Game, plays"
        valueName="actual minus theory, points"
        expectedName="theory"
        actualName="actual"
        formatValue={toSigned}
      />
    </ChartFrame>
  )
}
