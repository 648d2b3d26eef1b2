import { styleVariables } from '@fairground/ui/style-variables'
import { useFormat } from '#core/operator/use-format.ts'
import { ChartFrame } from '#parts/charts/frame/chart-frame.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { type GameRevenue, toBars } from './revenue.ts'
import styles from './revenue-chart.module.css'

/** Gross revenue since midnight, by game. The bars of each currency have their own scale. */
export function RevenueChart({ games }: { readonly games: readonly GameRevenue[] }) {
  const { amount } = useFormat()
  const currencies = [...new Set(games.map(({ currency }) => currency))]
  return (
    <ChartFrame
      title="Gross revenue today, by game"
      getFigures={() => ({
        head: ['Game', 'Currency', 'Stakes', 'Refunds', 'Prizes', 'Gross revenue'],
        rows: games.map(({ title, currency, stakes, refunds, prizes, gross }) => [
          title,
          currency,
          ...[stakes, refunds, prizes, gross].map(value => amount(value, currency)),
        ]),
      })}
      footer="Stakes less refunds and prizes since midnight UTC, fees included."
    >
      {games.length === 0 && (
        <Empty title="No sales today" icon="results">
          The first line sold after midnight UTC appears here.
        </Empty>
      )}
      {currencies.map(currency => {
        const own = games.filter(each => each.currency === currency)
        const bars = toBars(own.map(({ gross }) => gross))
        return (
          <ul key={currency} className={styles.bars} aria-label={`Gross revenue in ${currency}`}>
            {own.map(({ gameId, title, gross }, at) => (
              <li key={gameId}>
                <span className={styles.title}>{title}</span>
                <span
                  className={styles.track}
                  aria-hidden="true"
                  style={styleVariables({
                    '--from': `${bars[at]?.from ?? 0}%`,
                    '--width': `${bars[at]?.width ?? 0}%`,
                  })}
                >
                  <i data-loss={gross < 0n || undefined} />
                </span>
                <b>{amount(gross, currency)}</b>
              </li>
            ))}
          </ul>
        )
      })}
    </ChartFrame>
  )
}
