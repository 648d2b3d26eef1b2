import { Badge } from '@fairground/ui/feedback/badge.tsx'
import { CrosswordBoard } from '@fairground/ui/games/instant/crossword-board.tsx'
import { LetterTiles } from '@fairground/ui/games/instant/letter-tiles.tsx'
import { Stage } from '@fairground/ui/games/stage.tsx'
import { useText } from '#core/text/text.ts'
import { CardFoot } from '#features/instant/card-foot.tsx'
import type { CardStageProps } from './card-stage-props.ts'
import { crosswordProgress, wordTiers } from '#features/instant/crossword-progress.ts'
import { StageEnd } from '#features/instant/stage-end.tsx'
import type { CardPlay } from '#features/instant/use-my-cards.ts'
import { useReveal } from '#features/instant/use-reveal.ts'
import { useCardAnnouncements } from './use-card-announcements.ts'
import { locale } from '#core/text/locale.ts'
import { listText } from '#shared/format/number-list.ts'
import styles from './card-stage.module.css'

interface CrosswordCardProps extends CardStageProps {
  play: CardPlay
}

export function CrosswordCard({ game, tiers, play, left, onChoose, onNext, another }: CrosswordCardProps) {
  const t = useText()
  const reveal = useReveal(game.gameInstanceId, play)
  const { seen, card, pending, finished } = reveal
  const { rows, done, words } = crosswordProgress(card.grid ?? '', seen)
  const { reached, next } = wordTiers(tiers, done.length)
  const progress = next
    ? t('instant.words.next', { done: done.length, words: next.words, prize: next.prize })
    : t('instant.words.top', { count: done.length })
  useCardAnnouncements(seen, finished, progress)
  const choose = (act: () => void) => () => {
    onChoose(play.seq)
    act()
  }
  const tiles = card.places.map((letter, i) => ({
    letter: seen[i] ?? null,
    pending: pending.includes(i),
    label:
      letter === null
        ? t('instant.letter.covered', { n: i + 1 })
        : t('instant.letter.open', { n: i + 1, letter }),
  }))
  const foot = (
    <CardFoot
      game={game}
      play={play}
      reveal={{ ...reveal, showNext: choose(reveal.showNext), showAll: choose(reveal.showAll) }}
      words={{ next: t('instant.revealNext'), all: t('instant.revealAll'), done: t('instant.finish') }}
      left={left}
      onNext={onNext}
      another={another}
    />
  )
  return (
    <Stage
      label={t('instant.stage')}
      top={<b>{t('instant.how.crossword.short', { count: tiers.at(-1)?.words ?? 0 })}</b>}
      topEnd={<StageEnd topPrize={tiers[0]?.prize} />}
    >
      <div className={`${styles.play} ${styles.wide}`}>
        <div className={styles.letters}>
          <h2>{t('instant.letter.title')}</h2>
          <LetterTiles
            label={t('instant.letter.title')}
            tiles={tiles}
            onOpen={place => choose(() => reveal.show([place]))()}
          />
        </div>
        {!finished && foot}
        <CrosswordBoard
          rows={rows}
          label={
            done.length === 0
              ? t('instant.words.boardEmpty', { words })
              : t('instant.words.board', { count: done.length, words, list: listText(done, locale) })
          }
        />
        <div className={styles.progress}>
          <b>{progress}</b>
          {reached && (
            <span>{t('instant.words.reached', { words: reached.words, prize: reached.prize })}</span>
          )}
        </div>
        {done.length > 0 && (
          <p className={styles.words} aria-hidden="true">
            {done.map(word => (
              <Badge key={word} tone="win" icon="check">
                {word}
              </Badge>
            ))}
          </p>
        )}
        {finished && foot}
      </div>
    </Stage>
  )
}
