import type { PlayResult } from '@fairground/contract/entities/plays/play'
import type { Money } from '@fairground/rules/money/money'
import { Card } from '@fairground/ui/layout/card.tsx'
import { useText } from '#core/text/text.ts'
import { WinMotif } from '#shared/game/win-motif.tsx'
import { exactSum, toMoney } from '#core/money.ts'
import { ShareWin } from '#shared/game/share-win.tsx'
import type { Outcome } from '#shared/game/outcome.ts'
import styles from './outcome-card.module.css'

const signed = (money: Money): string => {
  const text = exactSum(money).replace('-', '−')
  return money.amount > 0n ? `+${text}` : text
}

export interface OutcomeCardProps {
  outcome: Outcome
  plays: readonly PlayResult[]
  currencyId: string
  gameTitle: string
  /** Whether one of these plays won the jackpot. */
  isJackpot?: boolean
  /** Texts for games without lines and numbers. */
  words?: {
    readonly none?: string
    readonly watched?: string
    readonly watchedTitle?: string
    readonly winning: (play: PlayResult, n: number) => string
  }
}

/** The player's outcome. Only a return above the stake is celebrated; every other outcome is stated plainly. */
export function OutcomeCard(props: OutcomeCardProps) {
  const { outcome, plays, currencyId, gameTitle, isJackpot = false, words } = props
  const t = useText()
  const { tone, staked, returned, net } = outcome
  const winning = plays
    .map((play, index) => ({ play, n: index + 1 }))
    .filter(({ play }) => toMoney(play.won, currencyId).amount > 0n)
  const title =
    (tone === 'watched' && words?.watchedTitle) ||
    t(`gameOver.${tone}.title`, { back: exactSum(returned), staked: exactSum(staked) })
  return (
    <Card tone={tone === 'above' ? 'win' : 'plain'} className={styles.card}>
      {tone === 'above' && <WinMotif twice={isJackpot} />}
      <h2 className={styles.title} data-tone={tone}>
        {title}
      </h2>
      {(tone === 'none' || tone === 'watched') && (
        <p className="muted">{words?.[tone] ?? t(`gameOver.${tone}.text`)}</p>
      )}
      {winning.length > 0 && (
        <ul className={styles.winning}>
          {winning.slice(0, 5).map(({ play, n }) => (
            <li key={play.seq}>
              <span>{words?.winning(play, n) ?? t('gameOver.above.line', { n, count: play.matches })}</span>
              <b className="num">{exactSum(toMoney(play.won, currencyId))}</b>
            </li>
          ))}
        </ul>
      )}
      {tone !== 'watched' && (
        <dl className={styles.sums}>
          <div>
            <dt>{t('gameOver.staked')}</dt>
            <dd>{exactSum(staked)}</dd>
          </div>
          <div>
            <dt>{t('gameOver.back')}</dt>
            <dd>{exactSum(returned)}</dd>
          </div>
          <div>
            <dt>{t('gameOver.net')}</dt>
            <dd>{signed(net)}</dd>
          </div>
        </dl>
      )}
      {tone === 'above' && <ShareWin amount={returned} gameTitle={gameTitle} />}
    </Card>
  )
}
