import { ActionPopup } from '@fairground/ui/feedback/action-popup.tsx'
import { KeyValueList } from '@fairground/ui/layout/key-value-list.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#core/call.ts'
import { closeModal, type ModalPayloads } from '#core/modals.ts'
import { thrownText } from '#core/text/error-text.ts'
import { useText } from '#core/text/text.ts'
import { toast } from '#core/toasts.ts'
import {
  reloadSubscriptions,
  subscriptionDetailsQuery,
} from '#features/subscriptions/subscription-queries.ts'
import { exactText } from '#core/money.ts'

/** Shows what ends and what is refunded before the subscription is cancelled. */
export function CancelSubscriptionModal({ subscriptionId }: ModalPayloads['cancelSubscription']) {
  const t = useText()
  // One id per dialog: a second press after a lost answer refunds only once.
  const [requestId] = useState(() => crypto.randomUUID())
  const subscription = useQuery(subscriptionDetailsQuery(subscriptionId)).data?.subscription
  const cancel = useMutation({
    mutationFn: () => call('removePlayerGameSubscription', { requestId, subscriptionId }),
    onSuccess: async ({ refunded, subscription: { currencyId } }) => {
      closeModal()
      const amount = exactText(refunded, currencyId, 'always')
      toast({ tone: 'info', title: t('after.subscriptions.cancelled', { amount }) })
      await reloadSubscriptions()
    },
  })
  const back = subscription
    ? exactText(subscription.remainingBalance, subscription.currencyId, 'always')
    : '…'
  return (
    <ActionPopup
      open
      title={t('after.subscriptions.cancelTitle', { amount: back })}
      closeLabel={t('common.close')}
      onClose={closeModal}
      safe={{ label: t('after.subscriptions.keep'), onPress: closeModal }}
      main={{
        label: t('after.subscriptions.cancelIt'),
        tone: 'equal',
        loading: cancel.isPending,
        onPress: () => cancel.mutate(),
      }}
    >
      <p>{t('after.subscriptions.cancelText', { title: subscription?.gameTitle ?? '' })}</p>
      <KeyValueList
        rows={[
          {
            id: 'stops',
            term: t('after.subscriptions.stops'),
            value: t('after.subscriptions.games', { count: subscription?.gamesLeft ?? 0 }),
          },
          { id: 'back', term: t('after.subscriptions.comesBack'), value: back, weight: 'strong' },
        ]}
      />
      {cancel.isError && (
        <Note tone="danger" icon="warning" live>
          {thrownText(cancel.error)}
        </Note>
      )}
    </ActionPopup>
  )
}
