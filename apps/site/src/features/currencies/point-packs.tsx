import { newRequestId } from '@fairground/client/request-id'
import type { Output } from '@fairground/contract/operations'
import { POINTS } from '@fairground/rules/money/currencies'
import { Button } from '@fairground/ui/controls/button.tsx'
import { ActionPopup } from '@fairground/ui/feedback/action-popup.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#core/call.ts'
import { exactText } from '#core/money.ts'
import { takeAccounts } from '#core/stores/player-store.ts'
import { thrownText } from '#core/text/error-text.ts'
import { useText } from '#core/text/text.ts'
import { toast } from '#core/toasts.ts'
import styles from './other-accounts-card.module.css'

export type Pack = Output<'getBuyChipsOptions'>['options'][number]

function PackRow({ pack }: { pack: Pack }) {
  const t = useText()
  const [confirming, setConfirming] = useState(false)
  // A retry after a lost answer must repeat the same request.
  const [requestId, setRequestId] = useState(newRequestId)
  const points = exactText(pack.chips, POINTS)
  const price = exactText(pack.price, pack.currencyId, 'always')
  const buy = useMutation({
    mutationFn: () => call('buyChips', { requestId, packId: pack.id }),
    onSuccess: ({ accounts }) => {
      toast({ tone: 'info', title: t('currencies.packs.bought', { points }) })
      setConfirming(false)
      setRequestId(newRequestId())
      takeAccounts(accounts)
    },
  })
  const stop = () => setConfirming(false)
  return (
    <li className={styles.sum}>
      <b className="num">{points}</b>
      <Button size="sm" onPress={() => setConfirming(true)}>
        {t('currencies.packs.buy', { price })}
      </Button>
      <ActionPopup
        open={confirming}
        title={t('currencies.packs.ask', { points, price })}
        closeLabel={t('common.close')}
        onClose={stop}
        safe={{ label: t('currencies.packs.keep'), onPress: stop }}
        main={{
          label: t('currencies.packs.buy', { price }),
          loading: buy.isPending,
          onPress: () => buy.mutate(),
        }}
      >
        <p>{t('currencies.packs.how')}</p>
        {buy.isError && (
          <Note tone="danger" icon="warning" live>
            {thrownText(buy.error)}
          </Note>
        )}
      </ActionPopup>
    </li>
  )
}

export function PointPacks({ packs }: { packs: readonly Pack[] }) {
  const t = useText()
  return (
    <div className={styles.packs}>
      <h3>{t('currencies.packs.title')}</h3>
      <ul className={styles.accounts}>
        {packs.map(pack => (
          <PackRow key={pack.id} pack={pack} />
        ))}
      </ul>
    </div>
  )
}
