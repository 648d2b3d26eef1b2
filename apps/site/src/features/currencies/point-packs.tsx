import type { Output } from '@fairground/contract/operations'
import { POINTS } from '@fairground/rules/money/currencies'
import { KeyValueList } from '@fairground/ui/layout/key-value-list.tsx'
import { useText } from '#core/text/text.ts'
import { InlineLink } from '#shared/layout/inline-link.tsx'
import { exactText } from '#core/money.ts'
import styles from './other-accounts-card.module.css'

export type Pack = Output<'getBuyChipsOptions'>['options'][number]

/** A price list; points are not sold on this page. */
export function PointPacks({ packs }: { packs: readonly Pack[] }) {
  const t = useText()
  return (
    <div className={styles.packs}>
      <h3>{t('currencies.packs.title')}</h3>
      <KeyValueList
        rows={packs.map(({ id, chips, price, currencyId }) => ({
          id: String(id),
          term: exactText(chips, POINTS),
          value: exactText(price, currencyId, 'always'),
        }))}
      />
      <p className="small muted">
        {t('currencies.packs.how')} <InlineLink href="/contact">{t('currencies.packs.contact')}</InlineLink>
      </p>
    </div>
  )
}
