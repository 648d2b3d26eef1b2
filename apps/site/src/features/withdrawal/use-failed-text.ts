import { useText } from '#app/text.ts'

/** Nothing came back from a read: that alone moves no money. */
export const useFailedText = (): { title: string; text: string } => {
  const t = useText()
  return { title: t('withdrawal.failed.title'), text: t('withdrawal.failed.text') }
}
