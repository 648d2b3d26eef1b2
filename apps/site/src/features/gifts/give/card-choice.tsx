import { type GiftCard, giftCards } from '@fairground/contract/entities/rewards/reward'
import { Icon } from '@fairground/ui/icons/icon.tsx'
import { useText } from '#core/text/text.ts'
import styles from './give-modal.module.css'

export function CardChoice({ value, onChange }: { value: GiftCard; onChange: (card: GiftCard) => void }) {
  const t = useText()
  return (
    <fieldset className={styles.cards}>
      <legend>{t('gifts.form.card')}</legend>
      {giftCards.map(card => (
        <label key={card} data-card={card}>
          <input
            type="radio"
            name="gift-card"
            value={card}
            checked={card === value}
            aria-label={t(`gifts.form.cards.${card}`)}
            onChange={() => onChange(card)}
          />
          <Icon name={card} />
        </label>
      ))}
    </fieldset>
  )
}
