import { CallFault } from '@fairground/client/call-fault'
import { newRequestId } from '@fairground/client/request-id'
import type { Game } from '@fairground/contract/entities/games/game'
import type { Play } from '@fairground/contract/entities/plays/play'
import { formatExact } from '#core/money-format.ts'
import { ActionPopup } from '@fairground/ui/feedback/action-popup.tsx'
import { TextButton } from '@fairground/ui/controls/text-link.tsx'
import { useRef, useState } from 'react'
import { call } from '#core/call.ts'
import { errorText } from '#core/text/error-text.ts'
import { useText } from '#core/text/text.ts'
import { toast } from '#core/toasts.ts'
import { reloadGameLobby } from '#shared/game/game-queries.ts'
import { toMoney } from '#core/money.ts'
import { totalStake } from '#shared/money/total-stake.ts'

interface Purchase {
  readonly joinCode: string
  readonly plays: readonly Play[]
}

const groupByPurchase = (plays: readonly Play[]): Purchase[] =>
  [...Map.groupBy(plays, ({ joinCode }) => joinCode)].map(([joinCode, group]) => ({ joinCode, plays: group }))

function CancelPurchase({ game, purchase }: { game: Game; purchase: Purchase }) {
  const t = useText()
  const [confirming, setConfirming] = useState(false)
  const [busy, setBusy] = useState(false)
  // The server treats a repeated request id as the same cancellation.
  const requestId = useRef(newRequestId())
  const { joinCode, plays } = purchase
  const amount = formatExact(totalStake(plays, game.currencyId), { decimals: 'always' })
  const { gameInstanceId, currencyId } = game

  const cancel = async () => {
    setBusy(true)
    try {
      const { refunded } = await call('joinGameCancel', {
        requestId: requestId.current,
        gameInstanceId,
        joinCode,
      })
      const back = formatExact(toMoney(refunded, currencyId), { decimals: 'always' })
      toast({ tone: 'info', title: t('pick.giveBack.done', { amount: back }) })
      await reloadGameLobby(gameInstanceId)
    } catch (fault) {
      if (!(fault instanceof CallFault)) throw fault
      toast({ tone: 'danger', title: errorText(fault.faultName).text })
    } finally {
      setBusy(false)
      setConfirming(false)
    }
  }

  return (
    <>
      <TextButton onPress={() => setConfirming(true)}>
        {t('pick.giveBack.ask', { code: joinCode, amount })}
      </TextButton>
      <ActionPopup
        open={confirming}
        title={t('pick.giveBack.title', { amount })}
        closeLabel={t('pick.giveBack.keep')}
        onClose={() => setConfirming(false)}
        safe={{ label: t('pick.giveBack.keep'), onPress: () => setConfirming(false) }}
        main={{
          label: t('pick.giveBack.confirm', { amount }),
          onPress: () => void cancel(),
          loading: busy,
          tone: 'equal',
        }}
        mustAnswer={busy}
      >
        <p>{t('pick.giveBack.text')}</p>
      </ActionPopup>
    </>
  )
}

/** Each purchase can be cancelled as a whole while the sale is open. */
export function CancelPurchases({ game, plays }: { game: Game; plays: readonly Play[] }) {
  if (game.gameStatus !== 'OPEN') return null
  return groupByPurchase(plays).map(purchase => (
    <CancelPurchase key={purchase.joinCode} game={game} purchase={purchase} />
  ))
}
