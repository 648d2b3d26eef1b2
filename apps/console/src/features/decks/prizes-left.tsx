import { styleVariables } from '@fairground/ui/style-variables'
import { formatCount } from '#core/format/numbers.ts'
import { Amount } from '#parts/values/amount.tsx'
import type { DeckDetail } from './deck-words.ts'
import styles from './prizes-left.module.css'

/** The prizes that are left by tier, the highest first. */
export function PrizesLeft({
  tiers,
  currency,
}: {
  readonly tiers: DeckDetail['tiers']
  readonly currency: string
}) {
  return (
    <table className={styles.table}>
      <caption>Prizes left</caption>
      <thead>
        <tr>
          <th scope="col">Tier</th>
          <th scope="col">Prize</th>
          <th scope="col">Left</th>
          <th scope="col">Won</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map(({ name, prize, count, left, won }) => (
          <tr key={name} data-gone={left === 0 || undefined}>
            <th scope="row">{name}</th>
            <td>
              <Amount minor={prize} currency={currency} />
            </td>
            <td>
              {left === 0 ? 'gone' : `${formatCount(left)} of ${formatCount(count)}`}
              <span
                className={styles.track}
                aria-hidden="true"
                style={styleVariables({ '--left': `${count === 0 ? 0 : (left / count) * 100}%` })}
              />
            </td>
            <td>{formatCount(won)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
