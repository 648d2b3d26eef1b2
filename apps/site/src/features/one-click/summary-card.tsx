import type { Game } from '@fairground/contract/entities/games/game'
import { CardArt } from '@fairground/ui/art/card-art.tsx'
import { KeyValueList } from '@fairground/ui/layout/key-value-list.tsx'
import { multiply, subtract } from '@fairground/rules/money/money'
import { exactSum } from '#core/money.ts'
import { useText } from '#core/text/text.ts'
import { dayAndTime } from '#core/time/date.ts'
import { toPlayPrice } from '#features/purchase/ticket-price.ts'
import { getSiteKind } from '#kinds/kinds.ts'
import { selectionCost } from './one-click-plays.ts'
import type { OneClickSelection } from './one-click-selection.ts'
import styles from './wizard.module.css'

/** The game, its draw and the price, beside every step. */
export function SummaryCard({ game, selection }: { game: Game; selection: OneClickSelection }) {
  const t = useText()
  const { playWord, cardArt } = getSiteKind(game.gameRule)
  const total = selectionCost(game, selection)
  const fee = multiply(toPlayPrice(game).fee, selection.userPlaysCount)
  const start = game.tournament ? game.tournamentStartTime : null
  const sold = t('oneClick.sold', { sold: game.gamePlayCurrent, of: game.gamePlayMax })
  return (
    <aside className={styles.summary}>
      <div className={styles.art}>
        <CardArt kind={cardArt} seed={String(game.gameId)} />
      </div>
      <div className={styles.facts}>
        <b>{game.gameTitle}</b>
        <p className="small muted">
          {start === null ? sold : t('oneClick.drawAt', { when: dayAndTime(start), sold })}
        </p>
        <KeyValueList
          rows={[
            {
              id: 'plays',
              term: t(`oneClick.plays.${playWord}`, { count: selection.userPlaysCount }),
              value: exactSum(subtract(total, fee)),
            },
            { id: 'fee', term: t('oneClick.fee'), value: exactSum(fee) },
            { id: 'total', term: t('oneClick.totalShort'), value: exactSum(total), weight: 'total' },
          ]}
        />
      </div>
    </aside>
  )
}
