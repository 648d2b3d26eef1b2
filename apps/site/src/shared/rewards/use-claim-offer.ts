import { CallFault } from '@fairground/client/call-fault'
import { newRequestId } from '@fairground/client/request-id'
import type { BonusOffer } from '@fairground/contract/entities/rewards/bonus-offer'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#core/call.ts'
import { exactText } from '#core/money.ts'
import { observeShown, thrownText } from '#core/text/error-text.ts'
import { useText } from '#core/text/text.ts'
import { shortDay } from '#core/time/date.ts'
import { toast } from '#core/toasts.ts'
import { reloadRewards } from './reward-queries.ts'

const claim = (offer: BonusOffer, requestId: string): Promise<unknown> => {
  const { kind, bonusId, uid } = offer
  const gameInstanceId = offer.gameInstanceId ?? 0
  switch (kind) {
    case 'reload':
      return call('claimReloadBonus', { requestId, bonusId })
    case 'lotto':
      return call('redeemLottoBonus', { requestId, bonusId, gameInstanceId })
    case 'inGame': {
      const place = { gameInstanceId, gameId: offer.gameId ?? 0, playId: offer.playId ?? 0 }
      return call('claimInGameBonusNew', { requestId, bonusId, ...place, uid })
    }
  }
}

/** Claims an offer. The same request id is sent again after a lost answer, so it is claimed once. */
export const useClaimOffer = (offer: BonusOffer, onDone: () => void) => {
  const t = useText()
  const [requestId] = useState(newRequestId)
  const { amount, currencyId, wageringNeeded, useBy, plays, gameTitle } = offer
  return useMutation({
    mutationFn: () => claim(offer, requestId),
    onSuccess: async () => {
      onDone()
      if (offer.kind === 'lotto')
        toast({ tone: 'win', title: t('rewards.done.plays', { count: plays, game: gameTitle ?? '' }) })
      else
        toast({
          tone: 'win',
          title: t('rewards.done.added', { amount: exactText(amount, currencyId, 'always') }),
          text: t('rewards.done.terms', {
            needed: exactText(wageringNeeded, currencyId, 'always'),
            day: shortDay(useBy),
          }),
        })
      await reloadRewards()
    },
    onError: async error => {
      onDone()
      const isClaimed = error instanceof CallFault && error.faultName === 'rewards.alreadyClaimed'
      const title = isClaimed ? t('rewards.refused.claimed') : thrownText(error)
      observeShown(error, title)
      toast({ tone: 'warn', title, text: t('rewards.refused.nothing') })
      await reloadRewards()
    },
  })
}
