import { useText } from '#core/text/text.ts'
import { BoxedLine } from '#kinds/boxed-line.tsx'
import { DrawnPartsRow } from '#kinds/drawn-result.tsx'
import type { PlayLineProps } from '#kinds/play-line-props.ts'

export function RaffleLine({ play, n, end }: PlayLineProps) {
  const t = useText()
  return (
    <BoxedLine n={n} end={end}>
      <DrawnPartsRow
        parts={{ kind: 'tickets', tickets: play.numbers }}
        label={t('after.bets.raffleTicket')}
      />
    </BoxedLine>
  )
}
