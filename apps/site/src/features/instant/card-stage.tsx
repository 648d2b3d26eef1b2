import type { Game } from '@fairground/contract/entities/game'
import { CardArt } from '@fairground/ui/art/card-art.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/parts/skeleton.tsx'
import { Stage } from '@fairground/ui/parts/stage.tsx'
import { useText } from '#app/text.ts'
import { CrosswordCard } from '#features/instant/crossword-card.tsx'
import type { DeckTier } from '#features/instant/deck-tiers.ts'
import { DealingCard } from '#features/instant/dealing-card.tsx'
import { ScratchCard } from '#features/instant/scratch-card.tsx'
import type { CardPlay } from '#features/instant/use-my-cards.ts'
import { gameKind } from '#shared/game-kind.ts'
import styles from './card-stage.module.css'

export interface CardStageProps {
  game: Game
  tiers: readonly DeckTier[]
  /** The card in hand. */
  play: CardPlay | undefined
  loading: boolean
  /** How many unopened ones follow it. */
  left: number
  onChoose: (seq: number) => void
  onNext: () => void
  /** Buying one more, with its price; undefined when none can be bought. */
  another: { label: string; onPress: () => void } | undefined
}

/** Nothing in hand: what a card looks like, and how it wins. */
function Specimen({ game, tiers }: Pick<CardStageProps, 'game' | 'tiers'>) {
  const t = useText()
  const kind = gameKind(game) === 'crossword' ? 'crossword' : 'scratchcard'
  const least = tiers.at(-1)
  return (
    <Stage
      label={t('instant.stage')}
      topEnd={t('instant.topPrize', { prize: tiers[0]?.prize ?? '' })}
      top={<span className={styles.ends}>{t('instant.anyTime')}</span>}
    >
      <div className={styles.specimen}>
        <div className={styles.art} aria-hidden="true">
          <CardArt kind={kind} seed={String(game.gameId)} />
        </div>
        <h2>{t(`instant.how.${kind}.title`, { words: least?.words ?? 0 })}</h2>
        <p>{t(`instant.how.${kind}.text`)}</p>
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

export function CardStage(props: CardStageProps) {
  const { game, tiers, play, loading } = props
  const t = useText()
  if (loading)
    return (
      <SkeletonGroup label={t('instant.loadingCards')}>
        <Skeleton height={640} />
      </SkeletonGroup>
    )
  if (!play) return <Specimen game={game} tiers={tiers} />
  if (play.card.status === 'waiting') return <DealingCard key={play.seq} />
  const Card = gameKind(game) === 'crossword' ? CrosswordCard : ScratchCard
  return <Card key={play.seq} {...props} play={play} />
}
