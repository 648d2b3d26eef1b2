import { CallFault } from '@fairground/client/call-fault'
import type { Output } from '@fairground/contract/operations'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { observeShown, thrownText } from '#core/text/error-text.ts'
import { toSitePath } from '#core/site-path.ts'
import { closeModal, openModal } from '#core/modals.ts'
import { enter } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { toast } from '#core/toasts.ts'
import { getLoginStep } from './login-step.ts'
import { requiresSupport, loginTextKey } from './login-text.ts'

type LoggedIn = Output<'login'>

/** The state of a login, which may require a second factor or a new password. */
export const useLogin = (redirectUrl: string | undefined) => {
  const t = useText()
  const navigate = useNavigate()
  const [working, setWorking] = useState(false)
  const [refused, setRefused] = useState<unknown>(null)
  const [provider, setProvider] = useState<string | null>(null)
  const [stepToken, setStepToken] = useState<string | null>(null)

  const completeLogin = async ({ player }: LoggedIn): Promise<void> => {
    await enter()
    const next = toSitePath(redirectUrl ?? null)
    if (next !== null) await navigate(next, { replace: true })
    closeModal()
    if (player.verification.playerSegment === 'B') openModal('fullRegistration')
    else toast({ tone: 'info', title: t('login.done', { name: player.username }) })
  }

  const requirePasswordChange = async (): Promise<void> => {
    await enter()
    await navigate('/password?changeNow=true', { replace: true })
    closeModal()
  }

  const refuse = (error: unknown): void => {
    if (error instanceof CallFault && error.faultName === 'security.secondStepOver') setStepToken(null)
    setRefused(error)
  }

  /** `providerName` is set if an identity provider replaces the password. */
  const attempt = async (answer: Promise<LoggedIn>, providerName: string | null = null): Promise<void> => {
    setWorking(true)
    setRefused(null)
    setProvider(providerName)
    try {
      await completeLogin(await answer)
    } catch (error) {
      const step = getLoginStep(error)
      if (step !== undefined) observeShown(error)
      if (step?.kind === 'secondStep') setStepToken(step.token)
      else if (step?.kind === 'changePassword') await requirePasswordChange()
      else refuse(error)
    }
    setWorking(false)
  }

  const restart = (): void => {
    setStepToken(null)
    setRefused(null)
  }

  /** Returns to the credentials form and shows the reason. */
  const restartWithError = (error: unknown): void => {
    setStepToken(null)
    refuse(error)
  }

  const key = loginTextKey(refused, provider === null ? 'password' : 'provider')
  const name = provider ?? ''
  const refusal = refused === null ? null : key === null ? thrownText(refused) : t(key, { name })
  if (refusal !== null) observeShown(refused, refusal)
  return {
    working,
    refusal,
    needsSupport: requiresSupport(refused),
    stepToken,
    attempt,
    restart,
    restartWithError,
  }
}
