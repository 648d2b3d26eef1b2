import { CallFault } from '@fairground/client/call-fault'
import { newRequestId } from '@fairground/client/request-id'
import { giftInviteType } from '@fairground/contract/constants'
import type { GiftCard } from '@fairground/contract/entities/rewards/reward'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '#core/call.ts'
import { thrownText } from '#core/text/error-text.ts'
import { useText } from '#core/text/text.ts'
import { toast } from '#core/toasts.ts'
import { useCue } from '#shared/sound/cue.ts'
import { reloadGifts } from '../gift-queries.ts'

interface Order {
  readonly friends: readonly string[]
  readonly card: GiftCard
  readonly message: string
}

/** Only these faults prove that nothing was paid. */
const isRefused = (error: Error): boolean =>
  error instanceof CallFault && error.faultName.startsWith('rewards.')

/**
 * Saves the card and the friends, then pays. After a lost answer a second press repeats the same payment, so nothing is
 * taken twice; after a refusal the next press starts over.
 */
export const useGive = ({ giftId, onDone }: { giftId: number; onDone: () => void }) => {
  const t = useText()
  const cue = useCue()
  const started = useRef<{ requestId: string; giftInviteId: number } | null>(null)
  const prepare = async ({ friends, card, message }: Order) => {
    const invite = { giftId, inviteType: giftInviteType, card, message } as const
    const { giftInviteId } = await call('createGiftInvite', invite)
    await call('saveGiftRecipients', { giftInviteId, friendUid: [...friends] })
    return { requestId: newRequestId(), giftInviteId }
  }
  const give = useMutation({
    mutationFn: async (order: Order) => {
      started.current ??= await prepare(order)
      return call('purchaseGift', { giftId, ...started.current })
    },
    onSuccess: (_, { friends }) => {
      cue('tap')
      toast({ tone: 'info', title: t('gifts.form.done', { count: friends.length }) })
      onDone()
      void reloadGifts()
    },
    onError: error => {
      cue('refused')
      if (isRefused(error)) started.current = null
    },
  })
  return {
    isPending: give.isPending,
    problem: give.isError
      ? isRefused(give.error)
        ? thrownText(give.error)
        : t('gifts.form.uncertain')
      : null,
    send: (order: Order) => give.mutate(order),
  }
}
