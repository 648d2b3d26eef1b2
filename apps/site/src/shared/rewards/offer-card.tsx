import type { BonusOffer } from '@fairground/contract/entities/rewards/bonus-offer'
import type { ArtKind } from '@fairground/ui/art/art-kind'
import { CardArt } from '@fairground/ui/art/card-art.tsx'
import { Button } from '@fairground/ui/controls/button.tsx'
import { TextButton } from '@fairground/ui/controls/text-link.tsx'
import { Icon } from '@fairground/ui/icons/icon.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#core/call.ts'
import { exactText } from '#core/money.ts'
import { useText } from '#core/text/text.ts'
import { shortDay } from '#core/time/date.ts'
import { ClaimDialog } from './claim-dialog.tsx'
import { OfferTerms } from './offer-terms.tsx'
import { reloadRewards } from './reward-queries.ts'
import styles from './offer-card.module.css'

/** A deposit has no game, so its picture is an icon. */
const pictures: { readonly [K in BonusOffer['kind']]: ArtKind | null } = {
  inGame: 'bingo',
  reload: null,
  lotto: 'lottery',
}

function Picture({ offer }: { offer: BonusOffer }) {
  const kind = pictures[offer.kind]
  return (
    <div className={styles.art} aria-hidden="true">
      {kind ? (
        <CardArt kind={kind} seed={String(offer.gameId ?? offer.bonusId)} />
      ) : (
        <Icon name="wallet" size="lg" />
      )}
    </div>
  )
}

/** Why an offer cannot be claimed now. Limits come first, so it links to no page that raises them. */
function Reason({ offer }: { offer: BonusOffer }) {
  const t = useText()
  const { status, currencyId, minimumDeposit, depositLeft } = offer
  if (status === 'ready') return null
  const sum = (amount: string) => exactText(amount, currencyId, 'always')
  return (
    <p className={styles.why}>
      <Icon name="info" size="sm" />
      <span>
        {status === 'noOpenGame'
          ? t('rewards.why.noOpenGame')
          : status === 'needsDeposit'
            ? t('rewards.why.needsDeposit', { amount: sum(minimumDeposit) })
            : t('rewards.why.exceedsLimit', { amount: sum(minimumDeposit), left: sum(depositLeft ?? '0') })}
      </span>
    </p>
  )
}

export interface OfferCardProps {
  offer: BonusOffer
  /** The first card has the main button. */
  primary: boolean
}

/** One bonus with its terms. Nothing is claimed without them. */
export function OfferCard({ offer, primary }: OfferCardProps) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const decline = useMutation({
    mutationFn: () => call('declineBonusOffer', { bonusId: offer.bonusId }),
    onSettled: reloadRewards,
  })
  const { kind, currencyId, plays, offeredAt, minimumDeposit } = offer
  const amount = exactText(offer.amount, currencyId, 'always')
  const game = offer.gameTitle ?? ''
  const isLotto = kind === 'lotto'
  const facts = {
    game,
    count: plays,
    day: shortDay(offeredAt),
    amount: exactText(minimumDeposit, currencyId),
  }
  return (
    <Card as="li" pad="none" className={styles.card}>
      <Picture offer={offer} />
      <div className={styles.head}>
        <div>
          <h3>{t(`rewards.offer.${kind}.title`, facts)}</h3>
          <p className="small muted">{t(`rewards.offer.${kind}.why`, facts)}</p>
        </div>
        <p className={`${styles.amount} num`}>
          {isLotto ? t('rewards.lines', { count: plays }) : amount}
          <small>{isLotto ? t('rewards.worth', { amount }) : t('rewards.bonusMoney')}</small>
        </p>
      </div>
      <div className={styles.body}>
        <OfferTerms offer={offer} />
        <Reason offer={offer} />
        <div className={styles.actions}>
          {offer.status === 'ready' && (
            <Button tone={primary ? 'primary' : 'secondary'} onPress={() => setOpen(true)}>
              {isLotto ? t('rewards.use', { count: plays }) : t('rewards.claim', { amount })}
            </Button>
          )}
          <TextButton onPress={() => decline.mutate()}>{t('rewards.noThanks')}</TextButton>
        </div>
      </div>
      <ClaimDialog offer={offer} open={open} onClose={() => setOpen(false)} />
    </Card>
  )
}
