import { ScratchSymbol } from '@fairground/ui/games/instant/scratch-symbol.tsx'
import { ScratchWindows } from '@fairground/ui/games/instant/scratch-windows.tsx'
import { Stage } from '@fairground/ui/games/stage.tsx'
import { useText } from '#core/text/text.ts'
import { CardFoot } from '#features/instant/card-foot.tsx'
import type { CardStageProps } from './card-stage-props.ts'
import { matchedSoFar, winningSymbol } from '#features/instant/scratch-matches.ts'
import { StageEnd } from '#features/instant/stage-end.tsx'
import type { CardPlay } from '#features/instant/use-my-cards.ts'
import { useReveal } from '#features/instant/use-reveal.ts'
import { useCardAnnouncements } from './use-card-announcements.ts'
import { getScratchcardRule } from '#kinds/scratchcard/scratchcard-kind.ts'
import { cue } from '#shared/sound/cue.ts'
import styles from './card-stage.module.css'

interface ScratchCardProps extends CardStageProps {
  play: CardPlay
}

export function ScratchCard({ game, tiers, play, left, onChoose, onNext, another }: ScratchCardProps) {
  const t = useText()
  const reveal = useReveal(game.gameInstanceId, play)
  const { seen, card, pending, finished } = reveal
  const toWin = getScratchcardRule(game.gameRule)?.match ?? 3
  const getPrize = (symbol: string) => tiers.find(({ name }) => name === symbol)?.prize
  const spoken = (symbol: string) => {
    const prize = getPrize(symbol)
    return prize === undefined ? symbol : t('instant.scratch.symbol', { symbol, prize })
  }
  const won = winningSymbol(
    seen,
    tiers.map(({ name }) => name),
    toWin,
  )
  const matched = t('instant.scratch.matched', { matched: matchedSoFar(seen, toWin), of: toWin })
  useCardAnnouncements(
    seen.map((symbol, i) => symbol && t('instant.scratch.open', { n: i + 1, symbol: spoken(symbol) })),
    finished,
    matched,
  )
  const choose = (act: () => void) => () => {
    onChoose(play.seq)
    act()
  }
  const windows = card.places.map((symbol, i) => ({
    face:
      symbol === null ? null : (
        <span className={styles.face}>
          <ScratchSymbol name={symbol} />
          {getPrize(symbol)}
        </span>
      ),
    shown: seen[i] !== null,
    pending: pending.includes(i),
    matched: won !== undefined && symbol === won,
    label:
      seen[i] == null
        ? t('instant.scratch.covered', { n: i + 1 })
        : t('instant.scratch.open', { n: i + 1, symbol: spoken(seen[i]) }),
  }))
  return (
    <Stage
      label={t('instant.stage')}
      top={<b>{t('instant.how.scratchcard.short', { count: toWin })}</b>}
      topEnd={<StageEnd topPrize={tiers[0]?.prize} />}
    >
      <div className={styles.play}>
        <ScratchWindows
          label={t('instant.scratch.windows')}
          windows={windows}
          hint={t('instant.scratch.hint')}
          onTouch={place => {
            cue('scratch', { kind: 'scratchcard' })
            choose(() => reveal.touch([place]))()
          }}
          onShow={place => choose(() => reveal.show([place]))()}
        />
        <p className={styles.progress}>
          <b>{matched}</b>
          <span>{t('instant.card', { n: play.seq })}</span>
        </p>
        <CardFoot
          game={game}
          play={play}
          reveal={{ ...reveal, showNext: choose(reveal.showNext), showAll: choose(reveal.showAll) }}
          words={{ next: t('instant.revealNext'), all: t('instant.revealAll'), done: t('instant.done') }}
          left={left}
          onNext={onNext}
          another={another}
        />
      </div>
    </Stage>
  )
}
