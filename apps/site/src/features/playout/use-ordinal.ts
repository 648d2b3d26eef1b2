import { useText } from '#app/text.ts'

const named = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

/** "Fourth number" */
export const useOrdinal = (): ((position: number) => string) => {
  const t = useText()
  return position => {
    const known = named.find(n => n === position)
    return known === undefined ? t('playout.ordinal.other', { n: position }) : t(`playout.ordinal.${known}`)
  }
}
