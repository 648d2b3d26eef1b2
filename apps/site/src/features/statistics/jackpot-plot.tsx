import type { GameStatistics } from '@fairground/contract/entities/games/game-statistics'
import { BarChart } from '@fairground/ui/money/bar-chart.tsx'
import { exactText, toMoney } from '#core/money.ts'
import { useText } from '#core/text/text.ts'
import { dayAndTime, shortDay } from '#core/time/date.ts'
import { Plot } from '#shared/layout/plot.tsx'
import { createScaleText } from '#shared/money/scale-text.ts'
import { usePlotWords } from './use-plot-words.ts'

const labelsPerChart = 3

/** The jackpot at each draw; the bars of draws that paid it are marked. */
export function JackpotPlot({
  statistics: { jackpots, currencyId },
}: {
  statistics: Pick<GameStatistics, 'jackpots' | 'currencyId'>
}) {
  const t = useText()
  const words = usePlotWords()
  const won = jackpots.filter(jackpot => jackpot.won).length
  return (
    <Plot
      title={t('statistics.jackpots')}
      text={won === 0 ? t('statistics.jackpotsNone') : t('statistics.jackpotsWon', { count: won })}
      words={words}
      picture={
        <BarChart
          bars={jackpots.map(({ gameInstanceId, drawnAt, amount, won: isWon }) => ({
            id: String(gameInstanceId),
            label: shortDay(drawnAt),
            value: Number(toMoney(amount, currencyId).amount),
            text: `${dayAndTime(drawnAt)}: ${exactText(amount, currencyId)}`,
            marked: isWon,
          }))}
          labelEvery={Math.max(1, Math.ceil(jackpots.length / labelsPerChart))}
          scaleText={createScaleText(currencyId)}
        />
      }
      table={{
        head: [t('statistics.drawnAt'), t('statistics.jackpot'), t('statistics.won')],
        rows: jackpots.toReversed().map(({ gameInstanceId, drawnAt, amount, won: isWon }) => ({
          id: String(gameInstanceId),
          cells: [
            dayAndTime(drawnAt),
            exactText(amount, currencyId, 'always'),
            t(isWon ? 'statistics.yes' : 'statistics.no'),
          ],
        })),
      }}
    />
  )
}
