import type { GameTemplate } from '@fairground/contract/operator/game-template'
import type { GameFigures } from '@fairground/rules/figures/game-figures'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useFormat } from '#core/operator/use-format.ts'
import { type DescribeGame, findFigures } from './find-figures.ts'
import { useMoneyFormat } from '../kinds/terms/use-money-format.ts'

export interface Figures {
  /** Undefined while the terms cannot be read. */
  readonly value: GameFigures | undefined
  /** Why there are none. */
  readonly problem: string | undefined
  /** One unit of the currency: £1. */
  readonly unit: string
  readonly lines: number
}

/** The rules that describe a game are large. They arrive after the form. */
const useDescribeGame = (): DescribeGame | undefined => {
  const [describeGame, setDescribeGame] = useState<DescribeGame>()
  useEffect(() => {
    const load = async (): Promise<void> => {
      const part = await import('../simulation/describe-game.ts')
      setDescribeGame(() => part.describeGame)
    }
    void load()
  }, [])
  return describeGame
}

/** The figures of the shown terms. Typing does not wait for them. */
export const useFigures = (game: GameTemplate, lines: number): Figures => {
  const { shortAmount } = useFormat()
  const { decimals } = useMoneyFormat()
  const deferred = useDeferredValue(game)
  const describeGame = useDescribeGame()
  const outcome = useMemo(() => findFigures(describeGame, deferred, lines), [describeGame, deferred, lines])
  return { ...outcome, unit: shortAmount(10n ** BigInt(decimals)), lines }
}
