import { useText } from '#core/text/text.ts'
import { BoxedLine } from './boxed-line.tsx'
import type { PlayLineProps } from './play-line-props.ts'

/** A card of an instant game: whether it was opened. */
export function InstantLine({ play: { card }, n, end }: PlayLineProps) {
  const t = useText()
  return (
    <BoxedLine n={n} end={end}>
      {card && <span>{t(`after.bets.card.${card.status}`)}</span>}
    </BoxedLine>
  )
}
