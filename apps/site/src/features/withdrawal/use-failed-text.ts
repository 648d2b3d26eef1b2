import { useText } from '#core/text/text.ts'

/** Assures the player that a failed load moves no money. */
export const useFailedText = (): { title: string; text: string } => {
  const t = useText()
  return { title: t('withdrawal.failed.title'), text: t('withdrawal.failed.text') }
}
