import { bootstrap } from '#app/bootstrap.ts'
import { useSession } from '#app/session.ts'
import { safeNodes } from '#shared/safe-html.tsx'
import styles from './operator-texts.module.css'

const useOperatorTexts = () =>
  useSession().data?.configuration.languagesServed.find(
    ({ languageId }) => languageId === bootstrap.languageId,
  )

/** What the operator says at the top of every page. */
export function OperatorHeader() {
  const html = useOperatorTexts()?.defaultCustomerHeader ?? ''
  return html === '' ? null : <div className={styles.header}>{safeNodes(html)}</div>
}

/** Who the operator is, and what it adds to the foot of every page. */
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
