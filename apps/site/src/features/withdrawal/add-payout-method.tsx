import type { PaymentMethod } from '@fairground/contract/entities/money/payment-method'
import { RadioCards } from '@fairground/ui/controls/radio-cards.tsx'
import { Button } from '@fairground/ui/controls/button.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { useState } from 'react'
import { exactText } from '#core/money.ts'
import { thrownText } from '#core/text/error-text.ts'
import { useText } from '#core/text/text.ts'
import { paymentKindIcons } from '#shared/money/payment-kind-icons.ts'
import { usePayoutSetup } from './use-payout-setup.ts'
import styles from './withdraw.module.css'

type Kind = PaymentMethod['kind']

const kinds: readonly Kind[] = ['card', 'bank', 'eWallet']

/** For a player who has money but has never paid in: adds the card or account that receives it. */
export function AddPayoutMethod({ available, currencyId }: { available: string; currencyId: string }) {
  const t = useText()
  const [kind, setKind] = useState<Kind>('card')
  const { open, opening, error, status } = usePayoutSetup(kind, currencyId)
  return (
    <Card as="div">
      <form
        className={styles.form}
        onSubmit={event => {
          event.preventDefault()
          open()
        }}
      >
        <h2>{t('withdrawal.setup.title')}</h2>
        <p>{t('withdrawal.setup.text', { available: exactText(available, currencyId, 'always') })}</p>
        <RadioCards
          legend={t('withdrawal.to.title')}
          name="kind"
          value={kind}
          onChange={setKind}
          options={kinds.map(id => ({
            id,
            icon: paymentKindIcons[id],
            title: t(`withdrawal.setup.${id}`),
          }))}
        />
        {error !== null && (
          <Note tone="danger" icon="warning" live>
            {thrownText(error)}
          </Note>
        )}
        {status === 'failed' && (
          <Note tone="danger" icon="warning" live>
            {t('withdrawal.setup.failed')}
          </Note>
        )}
        {status === 'pending' && (
          <Note icon="clock" live>
            {t('withdrawal.setup.waiting')}
          </Note>
        )}
        <Button type="submit" tone="primary" size="lg" icon="lock" loading={opening}>
          {t('withdrawal.setup.go')}
        </Button>
      </form>
    </Card>
  )
}
