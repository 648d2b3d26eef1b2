import { useMemo } from 'react'
import { usePreferences } from '#core/preferences/preferences.ts'
import { useText } from '#core/text/text.ts'
import { columnLetter } from '#features/bingo/tickets/bingo-card.ts'
import type { BingoRule } from '#kinds/bingo/bingo-kind.ts'
import { locale } from '#core/text/locale.ts'
import { numberInWords } from '#shared/format/number-words.ts'
import type texts from '#text/en_US/bingo.json'

type CallKey = keyof (typeof texts)['bingo']['calls']

export interface CallName {
  /** "Droopy drawers", "O 66" or "Forty-four". */
  readonly name: string
  /** The number in words; undefined where the name already is the number. */
  readonly words: string | undefined
}

/** The name of a call, as a nickname if the player wants it. All names are computed before the first call. */
export const useCallName = (balls: BingoRule['balls']): ((number: number) => CallName) => {
  const t = useText()
  const { callerNicknames } = usePreferences()
  return useMemo(() => {
    const getName = (number: number): CallName => {
      const words = numberInWords(number, locale)
      const letter = columnLetter(balls, number)
      if (letter !== undefined) return { name: t('bingo.playout.letterName', { letter, number }), words }
      const name = callerNicknames ? t(`bingo.calls.${String(number) as CallKey}`) : words
      return { name, words: name === words ? undefined : words }
    }
    const names = Array.from({ length: balls }, (_, i) => getName(i + 1))
    return number => names[number - 1] ?? getName(number)
  }, [t, balls, callerNicknames])
}
