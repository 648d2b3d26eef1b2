import { useText } from '#core/text/text.ts'

/** The texts of the button that switches between chart and table. */
export const usePlotWords = () => {
  const t = useText()
  return { asPicture: t('statistics.asPicture'), asTable: t('statistics.asTable') }
}
