import type { GameTemplate } from '@fairground/contract/operator/game-template'
import { useMemo } from 'react'
import { useFormat } from '#core/operator/use-format.ts'
import { Button } from '#parts/controls/button.tsx'
import { findFieldErrors } from '../kinds/terms/check-terms.ts'
import { getRequiredReserve } from '../kinds/templates/required-reserve.ts'
import styles from './designer.module.css'

const findRequired = (game: GameTemplate): bigint | undefined => {
  if (findFieldErrors(game).length > 0) return undefined
  try {
    return getRequiredReserve(game)
  } catch {
    return undefined
  }
}

/** What the guaranteed prizes need, with a way to set it aside. */
export function ReserveHint({
  game,
  onChange,
}: {
  readonly game: GameTemplate
  readonly onChange: (game: GameTemplate) => void
}) {
  const { shortAmount } = useFormat()
  const needed = useMemo(() => findRequired(game), [game])
  const { reserve = '0' } = game.prizeTable as { readonly reserve?: unknown }
  if (needed === undefined || needed === 0n) return null
  const isEnough = typeof reserve === 'string' && /^\d+$/.test(reserve) && BigInt(reserve) >= needed
  return (
    <p className={styles.hint}>
      Guaranteed prizes need up to {shortAmount(needed)} a run.{' '}
      {!isEnough && (
        <Button
          tone="quiet"
          onPress={() => onChange({ ...game, prizeTable: { ...game.prizeTable, reserve: String(needed) } })}
        >
          Set aside {shortAmount(needed)}
        </Button>
      )}
    </p>
  )
}
