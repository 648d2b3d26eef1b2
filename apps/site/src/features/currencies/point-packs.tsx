import type { Output } from '@fairground/contract/operations'
import { POINTS } from '@fairground/rules/money/currencies'
import { KeyValueList } from '@fairground/ui/parts/key-value.tsx'
import { useText } from '#app/text.ts'
import { InlineLink } from '#shared/inline-link.tsx'
import { exactText } from '#shared/money.ts'
import styles from './other-accounts-card.module.css'

export type Pack = Output<'getBuyChipsOptions'>['options'][number]

/** What points cost. They are not sold on this page. */
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
