import { useText } from '#core/text/text.ts'
import styles from './registration.module.css'

/** Open in a new tab, so that typed values are not lost. */
export function TermsLinks() {
  const t = useText()
  const pages = [
    { href: '/terms', label: t('register.readTerms') },
    { href: '/privacy', label: t('register.readPrivacy') },
  ]
  return (
    <p className={styles.terms}>
      {pages.map(({ href, label }) => (
        <a
          key={href}
          href={href}
          target="_blank"
          rel="noopener"
          aria-label={t('register.newTab', { page: label })}
        >
          {label}
        </a>
      ))}
    </p>
  )
}
