import { bootstrap } from '#core/bootstrap.ts'
import { i18n } from './text.ts'

/** Overrides texts with those of the operator. A failure is ignored, because the site has its own texts. */
export const loadOperatorTexts = async (): Promise<void> => {
  try {
    const answer = await fetch(bootstrap.ownTexts)
    if (!answer.ok) return
    i18n.addResources(i18n.language, 'translation', (await answer.json()) as Record<string, string>)
  } catch {
    // The connection banner reports a lost connection.
  }
}
