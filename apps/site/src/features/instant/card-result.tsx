import type { Game } from '@fairground/contract/entities/game'
import { formatExact } from '@fairground/rules/money/format'
import { useAnnounce } from '@fairground/ui/parts/announcer.tsx'
import { Card } from '@fairground/ui/parts/card.tsx'
import { useEffect, useRef } from 'react'
import { useText } from '#app/text.ts'
import { WinMotif } from '#features/game-over/win-motif.tsx'
import type { CardPlay } from '#features/instant/use-my-cards.ts'
import { cue } from '#features/sound/cue.ts'
import { moneyOf } from '#shared/money.ts'
import { outcomeOfGame } from '#shared/outcome.ts'
import { stakedOn } from '#shared/staked.ts'
import styles from './card-result.module.css'

export interface CardResultProps {
  game: Pick<Game, 'currencyId' | 'payoutCurrencyId'>
  play: CardPlay
  won: string
  /** It was opened just now: said aloud, and a win has its motif. */
  fresh: boolean
}

/** What the card brought, in the tone the money sets: celebrated only above what the card cost. */
export function CardResult({ game, play, won, fresh }: CardResultProps) {
  const t = useText()
  const announce = useAnnounce()
  const line = useRef<HTMLParagraphElement>(null)
  const outcome = outcomeOfGame(stakedOn([play], game.currencyId), moneyOf(won, game.payoutCurrencyId), 1)
  const { tone } = outcome
  const text = t(`instant.result.${tone === 'watched' ? 'none' : tone}`, {
    back: formatExact(outcome.back, { decimals: 'always' }),
    staked: formatExact(outcome.staked, { decimals: 'always' }),
  })
  useEffect(() => {
    if (!fresh) return
    announce(text)
    if (tone === 'above') cue('win')
    // The button that was pressed is gone: the keyboard goes on from here.
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
    </Card>
  )
}
