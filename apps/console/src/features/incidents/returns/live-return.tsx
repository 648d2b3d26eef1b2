import { useSearchParams } from 'react-router'
import { useOperation } from '#core/api/use-operation.ts'
import { formatCount, formatShare } from '#core/format/numbers.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { BandChart } from '#parts/charts/bars/band-chart.tsx'
import { ChartFrame } from '#parts/charts/frame/chart-frame.tsx'
import { Button } from '#parts/controls/button.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { Loaded } from '#parts/feedback/loaded.tsx'
import { DataTable } from '#parts/table/data-table.tsx'
import { useGameTitles } from '../use-game-titles.ts'
import { findNewest, toBandRows, toReturn, type Window } from './to-band-rows.ts'
import { useWindowColumns } from './window-columns.tsx'

/** The return is a share, and its difference is in points. */
const formatPoints = (value: number): string => `${value > 0 ? '+' : ''}${(value * 100).toFixed(1)} pp`

function Bands({ windows, isOneGame }: { readonly windows: readonly Window[]; readonly isOneGame: boolean }) {
  const getTitle = useGameTitles()
  const { amount } = useFormat()
  const shown = isOneGame ? windows.slice(0, 30) : findNewest(windows)
  const toTitle = ({ gameId, currency, window }: Window): string =>
    isOneGame ? `Window ${window}, ${currency}` : `${getTitle(gameId)}, ${currency}`
  return (
    <ChartFrame
      title="Return to player against its band, newest windows"
      getFigures={() => ({
        head: ['Game', 'Window', 'Lines', 'Stakes', 'Prizes', 'Return', 'Expected', 'Lowest', 'Highest'],
        rows: shown.map(each => [
          getTitle(each.gameId),
          String(each.window),
          formatCount(each.plays),
          amount(each.stakes, each.currency),
          amount(each.prizes, each.currency),
          ...[toReturn(each), each.expected, each.lowest, each.highest].map(value => formatShare(value, 2)),
        ]),
      })}
      footer="Jackpots and tiers too rare to judge are left out. The band is as wide as the volume makes it. Games with bets are not judged."
    >
      <BandChart
        label="Return to player against its band"
        rows={toBandRows(shown, toTitle)}
        titleName="Game, lines"
        valueName="difference in points"
        expectedName="expected"
        actualName="actual"
        formatValue={formatPoints}
      />
    </ChartFrame>
  )
}

/** The live return to player of all games, or of one. */
export function LiveReturn() {
  const [params, setParams] = useSearchParams()
  const chosen = Number(params.get('game') ?? 0)
  const isOneGame = Number.isInteger(chosen) && chosen > 0
  const query = useOperation('getLiveReturn', isOneGame ? { gameId: chosen } : {}, { refreshMs: 60_000 })
  const columns = useWindowColumns(gameId => setParams({ game: String(gameId) }))
  return (
    <Loaded query={query} bars={8} what="The live return did not load.">
      {({ windows }) =>
        windows.length === 0 ? (
          <Empty title="No window yet" icon="results">
            The first ended draw of a game opens its window.
          </Empty>
        ) : (
          <>
            <Bands windows={windows} isOneGame={isOneGame} />
            <DataTable
              title="Windows"
              name="windows"
              rows={windows}
              columns={columns}
              rowKey={row => `${row.gameId}/${row.currency}/${row.window}`}
              rowTone={row => (row.isOutside ? 'danger' : undefined)}
              tools={isOneGame && <Button onPress={() => setParams({})}>All games</Button>}
              empty={<Empty title="No window yet" />}
            />
          </>
        )
      }
    </Loaded>
  )
}
