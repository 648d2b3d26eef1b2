import { CallFault } from '@fairground/client/call-fault'
import { newRequestId } from '@fairground/client/request-id'
import type { Game } from '@fairground/contract/entities/game'
import type { Play } from '@fairground/contract/entities/play'
import { formatExact } from '@fairground/rules/money/format'
import { ActionPopup } from '@fairground/ui/parts/action-popup.tsx'
import { TextButton } from '@fairground/ui/parts/text-link.tsx'
import { useRef, useState } from 'react'
import { call } from '#app/call.ts'
import { errorText } from '#app/error-text.ts'
import { useText } from '#app/text.ts'
import { toast } from '#app/toasts.ts'
import { reloadGameLobby } from '#shared/game-queries.ts'
import { moneyOf } from '#shared/money.ts'
import { stakedOn } from '#shared/staked.ts'

interface Purchase {
  readonly joinCode: string
  readonly plays: readonly Play[]
}

const purchasesOf = (plays: readonly Play[]): Purchase[] =>
  [...Map.groupBy(plays, ({ joinCode }) => joinCode)].map(([joinCode, group]) => ({ joinCode, plays: group }))

function GiveBackOne({ game, purchase }: { game: Game; purchase: Purchase }) {
  const t = useText()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  // The same press sent twice is one return.
  const requestId = useRef(newRequestId())
  const { joinCode, plays } = purchase
  const amount = formatExact(stakedOn(plays, game.currencyId), { decimals: 'always' })
  const { gameInstanceId, currencyId } = game

  const giveBack = async () => {
    setBusy(true)
    try {
      const { refunded } = await call('joinGameCancel', {
        requestId: requestId.current,
        gameInstanceId,
        joinCode,
      })
      const back = formatExact(moneyOf(refunded, currencyId), { decimals: 'always' })
      toast({ tone: 'info', title: t('pick.giveBack.done', { amount: back }) })
      await reloadGameLobby(gameInstanceId)
    } catch (fault) {
      if (!(fault instanceof CallFault)) throw fault
      toast({ tone: 'danger', title: errorText(fault.faultName).text })
    } finally {
      setBusy(false)
      setAsking(false)
    }
  }

  return (
    <>
      <TextButton onPress={() => setAsking(true)}>
        {t('pick.giveBack.ask', { code: joinCode, amount })}
      </TextButton>
      <ActionPopup
        open={asking}
        title={t('pick.giveBack.title', { amount })}
        closeLabel={t('pick.giveBack.keep')}
        onClose={() => setAsking(false)}
        safe={{ label: t('pick.giveBack.keep'), onPress: () => setAsking(false) }}
        main={{
          label: t('pick.giveBack.confirm', { amount }),
          onPress: () => void giveBack(),
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

/** While the game is open a purchase can be taken back, each as a whole. */
export function GiveBack({ game, plays }: { game: Game; plays: readonly Play[] }) {
  if (game.gameStatus !== 'OPEN') return null
  return purchasesOf(plays).map(purchase => (
    <GiveBackOne key={purchase.joinCode} game={game} purchase={purchase} />
  ))
}
