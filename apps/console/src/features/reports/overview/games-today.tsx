import { useOperation } from '#core/api/use-operation.ts'
import { formatAmount } from '#core/format/money.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { Empty } from '#parts/feedback/empty.tsx'
import { Loaded } from '#parts/feedback/loaded.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { ScrollArea } from '#parts/layout/scroll-area.tsx'
import { When } from '#parts/values/when.tsx'
import { sumGames } from './sum-games.ts'
import { useGameTitles } from './use-game-titles.ts'
import styles from '../reports.module.css'

/** Stakes, prizes and gross revenue of each game since midnight UTC. */
export function GamesToday() {
  const query = useOperation('getToday', {})
  const { currency } = useFormat()
  const findTitle = useGameTitles()
  return (
    <Panel
      title="Today by game"
      isFlush
      footer={
        query.data && (
          <span>
            Since midnight UTC, until <When at={query.data.at} style="seconds" />. The report “Wagers and wins
            by game” closes a day.
          </span>
        )
      }
    >
      <Loaded query={query} bars={6}>
        {({ games }) =>
          games.length === 0 ? (
            <Empty title="Nothing sold yet today" icon="dice">
              The first purchase appears here.
            </Empty>
          ) : (
            <ScrollArea label="Today by game">
              <table className={styles.figures}>
                <thead>
                  <tr>
                    <th scope="col">Game</th>
                    {['Stakes', 'Refunds', 'Prizes', 'GGR'].map(title => (
                      <th key={title} scope="col" data-number>
                        {title}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {games.map(game => (
                    <tr key={`${game.gameId} ${game.currency}`}>
                      <th scope="row">{findTitle(game.gameId)}</th>
                      <td data-number>{formatAmount(game.stakes, game.currency)}</td>
                      <td data-number>{formatAmount(game.refunds, game.currency)}</td>
                      <td data-number>{formatAmount(game.prizes, game.currency)}</td>
                      <td data-number>
                        <b>{formatAmount(game.gross, game.currency)}</b>
                      </td>
                    </tr>
                  ))}
                </tbody>
                {currency && <SumRow sums={sumGames(games, currency)} currency={currency} />}
              </table>
            </ScrollArea>
          )
        }
      </Loaded>
    </Panel>
  )
}

function SumRow({
  sums,
  currency,
}: {
  readonly sums: ReturnType<typeof sumGames>
  readonly currency: string
}) {
  return (
    <tfoot>
      <tr>
        <th scope="row">All games in {currency}</th>
        {[sums.stakes, sums.refunds, sums.prizes, sums.gross].map((sum, at) => (
          <td key={at} data-number>
            {formatAmount(sum, currency)}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}
