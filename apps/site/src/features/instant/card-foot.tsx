import { Button } from '@fairground/ui/controls/button.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { useText } from '#core/text/text.ts'
import { CardResult } from '#features/instant/card-result.tsx'
import type { CardStageProps } from './card-stage-props.ts'
import type { CardPlay } from '#features/instant/use-my-cards.ts'
import type { Reveal } from '#features/instant/use-reveal.ts'
import { useHeldPrize } from './use-held-prize.ts'
import styles from './card-stage.module.css'

interface CardFootProps extends Pick<CardStageProps, 'game' | 'left' | 'onNext' | 'another'> {
  play: CardPlay
  reveal: Reveal
  words: { next: string; all: string; done: string }
}

/** Below a card: the two reveal buttons, then the result and the next action. */
export function CardFoot({ game, play, reveal, words, left, onNext, another }: CardFootProps) {
  const t = useText()
  const { finished, failed, card } = reveal
  useHeldPrize(`${game.gameInstanceId}/${play.seq}`, reveal, game.payoutCurrencyId)
  if (!finished)
    return (
      <>
        {failed && (
          <Note tone="warn" icon="signal" live>
            {t('instant.kept')}
          </Note>
        )}
        <div key="reveal" className={styles.actions}>
          <Button tone="primary" onPress={reveal.showNext}>
            {words.next}
          </Button>
          <Button onPress={reveal.showAll}>{words.all}</Button>
        </div>
        {left > 0 && <p className={styles.left}>{t('instant.left', { count: left })}</p>}
      </>
    )
  return (
    <>
      <CardResult game={game} play={play} won={card.won ?? '0'} fresh={reveal.fresh} />
      <div key="after" className={styles.actions}>
        <Button tone={left > 0 ? 'primary' : 'secondary'} onPress={onNext}>
          {left > 0 ? t('instant.next') : words.done}
        </Button>
        {left === 0 && another && <Button onPress={another.onPress}>{another.label}</Button>}
      </div>
      {left > 0 && <p className={styles.left}>{t('instant.left', { count: left })}</p>}
    </>
  )
}
