import { bootstrap } from './bootstrap.ts'
import { i18n } from './text.ts'

/** The operator's own words, over the site's. Without them the site speaks its own: that is no reason to wait or fail. */
export const loadOwnTexts = async (): Promise<void> => {
  const { memberId, languageId } = bootstrap
  try {
    const answer = await fetch(`/client/i18n/locales/${memberId}/${languageId}`)
    if (!answer.ok) return
    i18n.addResources(i18n.language, 'translation', (await answer.json()) as Record<string, string>)
  } catch {
    // The connection itself says that it is lost.
  }
}
