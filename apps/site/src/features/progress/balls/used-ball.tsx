import { newRequestId } from '@fairground/client/request-id'
import type { BonusBall } from '@fairground/contract/entities/rewards/reward'
import { Button } from '@fairground/ui/controls/button.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#core/call.ts'
import { exactText } from '#core/money.ts'
import { useText } from '#core/text/text.ts'
import { clockTime } from '#core/time/date.ts'
import { reloadProgress } from '#shared/rewards/progress-queries.ts'
import { DockFrame } from './dock-frame.tsx'

/** A ball in use: it waits for the draw, then shows what it brought. */
export function UsedBall({ ball, highest }: { ball: BonusBall; highest: number }) {
  const t = useText()
  const { bonusBallId, state, lines, amount, currencyId, collectsAt } = ball
  const [requestId] = useState(newRequestId)
  const collect = useMutation({
    mutationFn: () => call('collectBonusBall', { requestId, bonusBallId }),
    onSettled: reloadProgress,
  })
  const number = ball.ball
  const frame = { ball: number, highest }
  if (amount === null || currencyId === null)
    return (
      <DockFrame {...frame} title={t('bonusBall.inUse', { ball: number })}>
        <p className="small muted">{t('bonusBall.inUseText')}</p>
      </DockFrame>
    )
  const sum = exactText(amount, currencyId, 'always')
  const hasAmount = Number(amount) > 0
  const title =
    lines.length > 0
      ? t('bonusBall.counted', { ball: number, count: lines.length, lines: lines.join(', ') })
      : t('bonusBall.notCounted', { ball: number })
  if (!hasAmount || state === 'collected')
    return (
      <DockFrame {...frame} title={title}>
        <p className="small muted">
          {hasAmount
            ? t('bonusBall.collected', { amount: sum })
            : t(lines.length > 0 ? 'bonusBall.noPrize' : 'bonusBall.drawnAnyway')}
        </p>
      </DockFrame>
    )
  return (
    <DockFrame
      {...frame}
      title={title}
      actions={
        <Button tone="primary" loading={collect.isPending} onPress={() => collect.mutate()}>
          {t('bonusBall.collect', { amount: sum })}
        </Button>
      }
    >
      <p className="small muted">
        {t('bonusBall.asCash', { amount: sum })}{' '}
        {collectsAt !== null && t('bonusBall.byItself', { time: clockTime(collectsAt) })}
      </p>
    </DockFrame>
  )
}
