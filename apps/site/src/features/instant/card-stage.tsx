import { CardArt } from '@fairground/ui/art/card-art.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/feedback/skeleton.tsx'
import { Stage } from '@fairground/ui/games/stage.tsx'
import type { ComponentType } from 'react'
import { useText } from '#core/text/text.ts'
import { CrosswordCard } from '#features/instant/crossword-card.tsx'
import { DealingCard } from '#features/instant/dealing-card.tsx'
import { ScratchCard } from '#features/instant/scratch-card.tsx'
import type { CardPlay } from '#features/instant/use-my-cards.ts'
import type { InstantFamily } from '#kinds/game-family.ts'
import styles from './card-stage.module.css'
import type { CardStageProps } from './card-stage-props.ts'

/** Shown without a current card: a sample card and how it wins. */
function Specimen({ game, family, tiers }: Pick<CardStageProps, 'game' | 'family' | 'tiers'>) {
  const t = useText()
  const lowestTier = tiers.at(-1)
  return (
    <Stage
      label={t('instant.stage')}
      topEnd={t('instant.topPrize', { prize: tiers[0]?.prize ?? '' })}
      top={<span className={styles.ends}>{t('instant.anyTime')}</span>}
    >
      <div className={styles.specimen}>
        <div className={styles.art} aria-hidden="true">
          <CardArt kind={family} seed={String(game.gameId)} />
        </div>
        <h2>{t(`instant.how.${family}.title`, { words: lowestTier?.words ?? 0 })}</h2>
        <p>{t(`instant.how.${family}.text`)}</p>
        <ol className={styles.steps} aria-label={t('instant.steps.title')}>
          {(['sealed', 'dealt', 'opened'] as const).map(step => (
            <li key={step}>
              <b>{t(`instant.steps.${step}`)}</b>
              <span>{t(`instant.steps.${step}Text`)}</span>
            </li>
          ))}
        </ol>
      </div>
    </Stage>
  )
}

const cards: Readonly<Record<InstantFamily, ComponentType<CardStageProps & { play: CardPlay }>>> = {
  crossword: CrosswordCard,
  scratchcard: ScratchCard,
}

export function CardStage(props: CardStageProps) {
  const { game, family, tiers, play, loading } = props
  const t = useText()
  if (loading)
    return (
      <SkeletonGroup label={t('instant.loadingCards')}>
        <Skeleton height={640} />
      </SkeletonGroup>
    )
  if (!play || play.card.status === 'refunded') return <Specimen game={game} family={family} tiers={tiers} />
  if (play.card.status === 'waiting') return <DealingCard key={play.seq} />
  const Card = cards[family]
  return <Card key={play.seq} {...props} play={play} />
}
