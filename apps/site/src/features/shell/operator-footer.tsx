import { bootstrap } from '#app/bootstrap.ts'
import { useSession } from '#app/session.ts'
import { safeNodes } from '#shared/safe-html.tsx'
import styles from './site-footer.module.css'

/** What the operator adds to the foot of every page. */
export function OperatorFooter() {
  const served = useSession().data?.configuration.languagesServed ?? []
  const texts = served.find(each => each.languageId === bootstrap.languageId)
  const html = `${texts?.defaultCustomerFooter ?? ''}${texts?.defaultPermaFooter ?? ''}`
  return html === '' ? null : <div className={styles.operator}>{safeNodes(html)}</div>
}
