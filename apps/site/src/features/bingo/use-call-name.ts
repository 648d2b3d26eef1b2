import { useMemo } from 'react'
import { usePreferences } from '#app/preferences.ts'
import { useText } from '#app/text.ts'
import { letterOf } from '#features/bingo/card.ts'
import type { BingoRule } from '#features/bingo/round.ts'
import { locale } from '#shared/locale.ts'
import { numberInWords } from '#shared/number-words.ts'
import type texts from '#text/en_US/bingo.json'

type CallKey = keyof (typeof texts)['bingo']['calls']

export interface CallName {
  /** "Droopy drawers", "O 66" or "Forty-four". */
  readonly name: string
  /** The number in words, where the name does not say it. */
  readonly words: string | undefined
}

/** What the caller calls a number: its traditional name, if the player wants it. All are found at once, before the first. */
export const useCallName = (balls: BingoRule['balls']): ((number: number) => CallName) => {
  const t = useText()
  const { callerNicknames } = usePreferences()
  return useMemo(() => {
    const nameOf = (number: number): CallName => {
      const words = numberInWords(number, locale)
      const letter = letterOf(balls, number)
      if (letter !== undefined) return { name: t('bingo.playout.letterName', { letter, number }), words }
      const name = callerNicknames ? t(`bingo.calls.${String(number) as CallKey}`) : words
      return { name, words: name === words ? undefined : words }
    }
    const names = Array.from({ length: balls }, (_, i) => nameOf(i + 1))
    return number => names[number - 1] ?? nameOf(number)
  }, [t, balls, callerNicknames])
}
