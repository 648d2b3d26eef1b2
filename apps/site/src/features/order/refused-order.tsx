import type { JoinError } from '@fairground/contract/errors/join'
import { Note } from '@fairground/ui/parts/note.tsx'
import { TextLink } from '@fairground/ui/parts/text-link.tsx'
import { useText } from '#app/text.ts'
import type { OrderKind } from '#features/order/order-kind.ts'
import type { JoinRefusal } from '#features/order/purchase-outcome.ts'
import { RefusalText } from '#features/order/refusal-text.tsx'
import styles from './refused-order.module.css'

const places = {
  notEnoughFunds: { text: 'order.refused.deposit', href: '/deposit' },
  weeklyWagerLimit: { text: 'order.refused.limits', href: '/cashier/responsiblegaming/limits' },
  accountStatus: { text: 'order.refused.account', href: '/account' },
} as const satisfies Partial<Record<JoinError, { text: string; href: string }>>

const isPlace = (error: JoinError): error is keyof typeof places => error in places

export interface RefusedOrderProps {
  kind: OrderKind
  refusal: JoinRefusal
  /** Where the game goes on. */
  next: string | undefined
}

/** Why no ticket was bought, in the catalogue's words, and where that can be mended. */
export function RefusedOrder({ kind, refusal, next }: RefusedOrderProps) {
  const t = useText()
  const { error } = refusal
  return (
    <div className={styles.notice} role="alert">
      <Note tone="danger" icon="warning">
        <b>{t('order.refused.title')}</b>
        <RefusalText refusal={refusal} />
        {isPlace(error) && <TextLink href={places[error].href}>{t(places[error].text)}</TextLink>}
        {error === 'gameUnavailable' && next && (
          <TextLink href={next}>{t(`${kind}.lobby.closed.next`)}</TextLink>
        )}
      </Note>
    </div>
  )
}
