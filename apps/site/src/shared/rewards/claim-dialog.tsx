import type { BonusOffer } from '@fairground/contract/entities/rewards/bonus-offer'
import { ActionPopup } from '@fairground/ui/feedback/action-popup.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { KeyValueList } from '@fairground/ui/layout/key-value-list.tsx'
import { useQuery } from '@tanstack/react-query'
import { exactText } from '#core/money.ts'
import { useText } from '#core/text/text.ts'
import { useOfferTerms } from './offer-terms.tsx'
import { bonusOffersQuery } from './reward-queries.ts'
import { useClaimOffer } from './use-claim-offer.ts'

export interface ClaimDialogProps {
  offer: BonusOffer
  open: boolean
  onClose: () => void
}

/** All terms once more, and the claim. The safe choice comes first. */
export function ClaimDialog({ offer, open, onClose }: ClaimDialogProps) {
  const t = useText()
  const terms = useOfferTerms(offer)
  const claim = useClaimOffer(offer, onClose)
  const spendFirst = useQuery(bonusOffersQuery).data?.spendBonusFirst ?? false
  const amount = exactText(offer.amount, offer.currencyId, 'always')
  const isLotto = offer.kind === 'lotto'
  const gets = isLotto
    ? t('rewards.lines', { count: offer.plays })
    : t('rewards.dialog.bonusMoney', { amount })
  return (
    <ActionPopup
      open={open}
      title={
        isLotto ? t('rewards.dialog.useTitle', { count: offer.plays }) : t('rewards.dialog.title', { amount })
      }
      closeLabel={t('common.close')}
      onClose={onClose}
      safe={{ label: t('rewards.dialog.notNow'), onPress: onClose }}
      main={{
        label: isLotto ? t('rewards.use', { count: offer.plays }) : t('rewards.claim', { amount }),
        loading: claim.isPending,
        onPress: () => claim.mutate(),
      }}
    >
      <KeyValueList
        rows={[
          { id: 'gets', term: t('rewards.dialog.gets'), value: gets, weight: 'strong' },
          ...terms,
          ...(isLotto
            ? []
            : [
                {
                  id: 'spent',
                  term: t('rewards.dialog.spent'),
                  value: t(spendFirst ? 'rewards.dialog.beforeCash' : 'rewards.dialog.afterCash'),
                },
              ]),
        ]}
      />
      <Note>{t(isLotto ? 'rewards.dialog.linesNote' : 'rewards.dialog.cashNote')}</Note>
    </ActionPopup>
  )
}
