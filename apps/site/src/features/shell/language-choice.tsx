import { bootstrap } from '#app/bootstrap.ts'
import { chooseLanguage } from '#app/choose-language.ts'
import { useText } from '#app/text.ts'
import styles from './site-footer.module.css'

/** The language of the site, where the operator serves more than one. */
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
