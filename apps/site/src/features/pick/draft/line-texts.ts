import { MULTI_OPTIONS } from '@fairground/rules/picking/play-rule'
import type { useText } from '#core/text/text.ts'
import {
  type DraftLine,
  getDigits,
  isDigits,
  countMissing,
  getNumbers,
  getSecondNumbers,
} from './draft-line.ts'

type Text = ReturnType<typeof useText>

const ascending = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b)

/** "4, 11, 23, bonus 7" for screen readers. */
export const numbersText = (t: Text, numbers: readonly number[], second: readonly number[] = []): string =>
  second.length === 0
    ? numbers.join(', ')
    : t('pick.second.with', { numbers: numbers.join(', '), second: second.join(', ') })

/** The numbers picked so far, for screen readers. */
export const pickedText = (t: Text, line: DraftLine): string => {
  if (isDigits(line))
    return getDigits(line)
      .map(digit => digit ?? t('pick.digits.blank'))
      .join(', ')
  const numbers = ascending(getNumbers(line))
  return numbers.length === 0 && getSecondNumbers(line).length === 0
    ? t('pick.noNumbers')
    : numbersText(t, numbers, ascending(getSecondNumbers(line)))
}

export const lineLabel = (t: Text, line: DraftLine, n: number): string =>
  t('pick.slots', { count: countMissing(line), n, numbers: pickedText(t, line) })

/** "2 straight, 1 box"; undefined if nothing is staked. */
export const unitsText = (t: Text, units: readonly number[]): string | undefined => {
  const staked = MULTI_OPTIONS.flatMap((option, i) => {
    const count = units[i] ?? 0
    return count > 0 ? [t(`pick.units.of.${option}`, { count })] : []
  })
  return staked.length === 0 ? undefined : staked.join(', ')
}
