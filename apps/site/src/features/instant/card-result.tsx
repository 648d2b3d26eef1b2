import type { Game } from '@fairground/contract/entities/games/game'
import { formatExact } from '#core/money-format.ts'
import { useAnnounce } from '@fairground/ui/feedback/announcer.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { useEffect, useRef } from 'react'
import { useText } from '#core/text/text.ts'
import { WinMotif } from '#shared/game/win-motif.tsx'
import type { CardPlay } from '#features/instant/use-my-cards.ts'
import { cue } from '#shared/sound/cue.ts'
import { toMoney } from '#core/money.ts'
import { computeOutcome } from '#shared/game/outcome.ts'
import { ShareWin } from '#shared/game/share-win.tsx'
import { totalStake } from '#shared/money/total-stake.ts'
import styles from './card-result.module.css'

export interface CardResultProps {
  game: Pick<Game, 'currencyId' | 'payoutCurrencyId' | 'gameTitle'>
  play: CardPlay
  won: string
  /** The card was opened just now: the result is announced, and a win is celebrated. */
  fresh: boolean
}

/** The result of the card. Only a prize above the price of the card is celebrated. */
export function CardResult({ game, play, won, fresh }: CardResultProps) {
  const t = useText()
  const announce = useAnnounce()
  const line = useRef<HTMLParagraphElement>(null)
  const outcome = computeOutcome(totalStake([play], game.currencyId), toMoney(won, game.payoutCurrencyId), 1)
  const { tone } = outcome
  const text = t(`instant.result.${tone === 'watched' ? 'none' : tone}`, {
    back: formatExact(outcome.returned, { decimals: 'always' }),
    staked: formatExact(outcome.staked, { decimals: 'always' }),
  })
  useEffect(() => {
    if (!fresh) return
    announce(text)
    if (tone === 'above') cue('win')
    // The pressed button is gone, so the focus moves here.
    if (document.activeElement === document.body) line.current?.focus()
    else line.current?.scrollIntoView({ block: 'nearest' })
  }, [fresh, text, tone, announce])
  return (
    <Card as="div" pad="sm" tone={tone === 'above' ? 'win' : 'plain'} className={styles.result}>
      {tone === 'above' && fresh && <WinMotif />}
      <p ref={line} tabIndex={-1} className={styles.title} data-tone={tone}>
        {text}
      </p>
      {tone !== 'none' && <p className="small muted">{t('instant.result.paid')}</p>}
      {tone === 'above' && <ShareWin amount={outcome.returned} gameTitle={game.gameTitle} />}
    </Card>
  )
}
