import { platformId } from '@fairground/contract/operator/roles'
import { Icon } from '@fairground/ui/icons/icon.tsx'
import { Link } from 'react-router'
import { usePath } from '#core/operator/use-path.ts'
import { useMemberId } from '#core/operator/current-operator.ts'
import { type PageDeclaration, type PageName, pages } from '#core/pages.ts'
import { describeNeed, hasPermission } from '#core/session/rights.ts'
import { useMe } from '#core/session/session.ts'
import { describeDetail, getItemWords, type ReadinessItem } from './readiness-words.ts'
import styles from './checklist.module.css'

/** What the operator needs before players can buy: each line with its state, what to do, and where. */
export function Checklist({ items }: { readonly items: readonly ReadinessItem[] }) {
  return (
    <ul className={styles.list}>
      {items.map(item => (
        <Line key={item.item} {...item} />
      ))}
    </ul>
  )
}

function Line({ item, isReady, detail }: ReadinessItem) {
  const { title, todo, page, rest = [], link } = getItemWords(item)
  return (
    <li className={styles.line} data-ready={isReady || undefined}>
      <span className={styles.mark}>
        <Icon name={isReady ? 'check' : 'warning'} size="sm" />
      </span>
      <span className={styles.text}>
        <b>
          {title}
          <span className="vh">{isReady ? ': ready' : ': not ready'}</span>
        </b>
        <span>
          {describeDetail(detail)}
          {!isReady && `. ${todo}`}
        </span>
      </span>
      <Place page={page} rest={rest}>
        {link}
      </Place>
    </li>
  )
}

interface PlaceProps {
  readonly page: PageName
  readonly rest: readonly string[]
  readonly children: string
}

/** A link to the page, or who has it. */
function Place({ page, rest, children }: PlaceProps) {
  const path = usePath()
  const me = useMe()
  const memberId = useMemberId()
  const { isOfPlatform }: PageDeclaration = pages[page]
  const { needs } = pages[page]
  const place = isOfPlatform ? platformId : memberId
  return needs.some(permission => hasPermission(me, place, permission)) ? (
    <Link className={styles.link} to={path(page, ...rest)}>
      {children}
    </Link>
  ) : (
    <small className={styles.need}>{describeNeed(needs[0])}</small>
  )
}
