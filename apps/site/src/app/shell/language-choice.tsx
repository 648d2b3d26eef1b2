import { bootstrap } from '#core/bootstrap.ts'
import { chooseLanguage } from '#core/text/choose-language.ts'
import { useText } from '#core/text/text.ts'
import styles from './site-footer.module.css'

/** Hidden if the operator serves only one language. */
export function LanguageChoice() {
  const t = useText()
  if (bootstrap.languages.length < 2) return null
  return (
    <label className={styles.language}>
      <span>{t('footer.language')}</span>
      <select value={bootstrap.languageId} onChange={event => chooseLanguage(event.target.value)}>
        {bootstrap.languages.map(({ languageId, name }) => (
          <option key={languageId} value={languageId} lang={languageId.replace('_', '-')}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
