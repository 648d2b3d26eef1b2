import { useText } from '#core/text/text.ts'
import type { PlayoutShape } from '#kinds/playout-shape.ts'
import type { StageBall } from './stage-view.ts'

const named = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
const places = [1, 2, 3, 4, 5] as const

/** "Fourth number", "Bonus number", "Second digit" */
export const useOrdinal = ({
  kind,
  balls,
  balls2nd,
}: PlayoutShape): ((ball: Pick<StageBall, 'position' | 'set'>) => string) => {
  const t = useText()
  return ({ position, set }) => {
    if (set === 2) return t('playout.second', { count: balls2nd, n: position - balls })
    const place = places.find(n => n === position)
    if (kind === 'digits' && place !== undefined) return t(`playout.digit.${place}`)
    const known = named.find(n => n === position)
    return known === undefined ? t('playout.ordinal.other', { n: position }) : t(`playout.ordinal.${known}`)
  }
}
