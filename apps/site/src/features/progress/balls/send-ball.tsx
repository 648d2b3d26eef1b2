import type { BonusBall } from '@fairground/contract/entities/rewards/reward'
import { Button } from '@fairground/ui/controls/button.tsx'
import { Field } from '@fairground/ui/controls/field.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#core/call.ts'
import { useText } from '#core/text/text.ts'
import { shortDay } from '#core/time/date.ts'
import { toast } from '#core/toasts.ts'
import { reloadProgress } from '#shared/rewards/progress-queries.ts'
import { DockFrame } from './dock-frame.tsx'
import styles from './dock.module.css'

/** The player names a friend, sees who it is, and then sends the ball. */
export function SendBall({
  ball,
  highest,
  onBack,
}: {
  ball: BonusBall
  highest: number
  onBack: () => void
}) {
  const t = useText()
  const { bonusBallId } = ball
  const [username, setUsername] = useState('')
  const choose = useMutation({
    mutationFn: () => call('sendBonusBall', { bonusBallId, username: username.trim() }),
  })
  const friend = choose.data?.sendTo ?? null
  const send = useMutation({
    mutationFn: () => call('confirmBonusBallSent', { bonusBallId }),
    onSuccess: () => {
      if (friend !== null) toast({ tone: 'info', title: t('bonusBall.sent', { name: friend }) })
    },
    onSettled: reloadProgress,
  })
  const failed = choose.isError ? t('bonusBall.noFriend') : send.isError ? t('bonusBall.refused') : undefined
  return (
    <DockFrame
      ball={ball.ball}
      highest={highest}
      title={t('bonusBall.sendTitle', { ball: ball.ball })}
      actions={
        <>
          <Button onPress={onBack}>{t('bonusBall.back')}</Button>
          {friend === null ? (
            <Button
              tone="primary"
              loading={choose.isPending}
              onPress={() => choose.mutate()}
              disabledReason={username.trim() === '' ? t('bonusBall.nameFirst') : undefined}
            >
              {t('bonusBall.find')}
            </Button>
          ) : (
            <Button tone="primary" loading={send.isPending} onPress={() => send.mutate()}>
              {t('bonusBall.sendTo', { name: friend })}
            </Button>
          )}
        </>
      }
    >
      <p className="small muted">
        {t('bonusBall.sendText')}{' '}
        {ball.expiresAt !== null && t('bonusBall.theyHave', { day: shortDay(ball.expiresAt) })}
      </p>
      <div className={styles.friend}>
        <Field
          label={t('bonusBall.friend')}
          value={username}
          maxLength={24}
          autoComplete="off"
          error={failed}
          onChange={({ target }) => {
            setUsername(target.value)
            choose.reset()
          }}
        />
      </div>
    </DockFrame>
  )
}
