import { useText } from '#core/text/text.ts'
import { BoxedLine } from '#kinds/boxed-line.tsx'
import { DrawnPartsRow } from '#kinds/drawn-result.tsx'
import type { PlayLineProps } from '#kinds/play-line-props.ts'

const options = ['straight', 'box', 'pair'] as const

/** The digits of a play and the units staked on each option. */
export function DigitsLine({ play: { numbers, multiOption = [] }, n, end }: PlayLineProps) {
  const t = useText()
  const stakes = options.flatMap((option, i) => {
    const count = multiOption[i]
    return count ? [t(`after.bets.${option}`, { count })] : []
  })
  return (
    <BoxedLine n={n} end={end}>
      <DrawnPartsRow
        parts={{ kind: 'digits', digits: numbers }}
        size={34}
        label={t('after.bets.line', { n, numbers: numbers.join(', ') })}
      />
      <span className="small muted">{stakes.join(' · ')}</span>
    </BoxedLine>
  )
}
