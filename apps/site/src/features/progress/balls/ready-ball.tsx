import { newRequestId } from '@fairground/client/request-id'
import type { BonusBall } from '@fairground/contract/entities/rewards/reward'
import { Button } from '@fairground/ui/controls/button.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#core/call.ts'
import { useText } from '#core/text/text.ts'
import { shortDay } from '#core/time/date.ts'
import { reloadProgress } from '#shared/rewards/progress-queries.ts'
import { DockFrame } from './dock-frame.tsx'

export interface ReadyBallProps {
  ball: BonusBall
  highest: number
  gameInstanceId: number
  hasLine: boolean
  /** Undefined for a ball that a friend sent: it stays. */
  onSend: (() => void) | undefined
  onKeep: () => void
}

/** A ball that the player can use until the sale closes. */
export function ReadyBall({ ball, highest, gameInstanceId, hasLine, onSend, onKeep }: ReadyBallProps) {
  const t = useText()
  const [requestId] = useState(newRequestId)
  const use = useMutation({
    mutationFn: () => call('activateBonusBall', { requestId, bonusBallId: ball.bonusBallId, gameInstanceId }),
    onSettled: reloadProgress,
  })
  const source =
    ball.fromName === null ? t('bonusBall.fromBadge') : t('bonusBall.fromFriend', { name: ball.fromName })
  return (
    <DockFrame
      ball={ball.ball}
      highest={highest}
      title={t('bonusBall.yours', { ball: ball.ball })}
      actions={
        <>
          <Button
            tone="primary"
            loading={use.isPending}
            onPress={() => use.mutate()}
            disabledReason={hasLine ? undefined : t('bonusBall.needsLine', { ball: ball.ball })}
          >
            {t('bonusBall.use')}
          </Button>
          {onSend && <Button onPress={onSend}>{t('bonusBall.send')}</Button>}
          <Button tone="ghost" onPress={onKeep}>
            {t('bonusBall.keep')}
          </Button>
        </>
      }
    >
      <p className="small muted">
        {use.isError
          ? t('bonusBall.refused')
          : `${t('bonusBall.rule')} ${source} ${ball.expiresAt === null ? '' : t('bonusBall.useBy', { day: shortDay(ball.expiresAt) })}`}
      </p>
    </DockFrame>
  )
}
