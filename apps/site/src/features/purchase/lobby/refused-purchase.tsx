import type { JoinError } from '@fairground/contract/errors/join'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { TextLink } from '@fairground/ui/controls/text-link.tsx'
import { useText } from '#core/text/text.ts'
import type { PurchaseKind } from './purchase-kind.ts'
import type { JoinRefusal } from '#features/purchase/purchase-outcome.ts'
import { RefusalText } from '#features/purchase/refusal-text.tsx'
import styles from './refused-purchase.module.css'

const refusalLinks = {
  notEnoughFunds: { text: 'order.refused.deposit', href: '/deposit' },
  weeklyWagerLimit: { text: 'order.refused.limits', href: '/cashier/responsiblegaming/limits' },
  accountStatus: { text: 'order.refused.account', href: '/account' },
} as const satisfies Partial<Record<JoinError, { text: string; href: string }>>

const hasLink = (error: JoinError): error is keyof typeof refusalLinks => error in refusalLinks

export interface RefusedPurchaseProps {
  kind: PurchaseKind
  refusal: JoinRefusal
  /** Address of the next open draw. */
  next: string | undefined
}

/** Shows the error text of a refused purchase and a link to the page that resolves it. */
export function RefusedPurchase({ kind, refusal, next }: RefusedPurchaseProps) {
  const t = useText()
  const { error } = refusal
  return (
    <div className={styles.notice} role="alert">
      <Note tone="danger" icon="warning">
        <b>{t('order.refused.title')}</b>
        <RefusalText refusal={refusal} />
        {hasLink(error) && <TextLink href={refusalLinks[error].href}>{t(refusalLinks[error].text)}</TextLink>}
        {error === 'gameUnavailable' && next && (
          <TextLink href={next}>{t(`${kind}.lobby.closed.next`)}</TextLink>
        )}
      </Note>
    </div>
  )
}
