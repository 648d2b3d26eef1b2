import { bootstrap } from '#core/bootstrap.ts'
import { useSession } from '#core/session/session.ts'
import { safeNodes } from '#shared/layout/safe-html.tsx'
import styles from './operator-texts.module.css'

const useOperatorTexts = () =>
  useSession().data?.configuration.languagesServed.find(
    ({ languageId }) => languageId === bootstrap.languageId,
  )

/** The operator's text at the top of every page. */
export function OperatorHeader() {
  const html = useOperatorTexts()?.defaultCustomerHeader ?? ''
  return html === '' ? null : <div className={styles.header}>{safeNodes(html)}</div>
}

/** The operator's texts at the bottom of every page. */
export function OperatorFooter() {
  const texts = useOperatorTexts()
  const { siteAboutUs = '', defaultCustomerFooter = '', defaultPermaFooter = '' } = texts ?? {}
  return [siteAboutUs, defaultCustomerFooter, defaultPermaFooter]
    .filter(html => html !== '')
    .map(html => (
      <div key={html} className={styles.footer}>
        {safeNodes(html)}
      </div>
    ))
}
