import { CallFault } from '@fairground/client/call-fault'
import type { Output } from '@fairground/contract/operations'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { thrownText } from '#app/error-text.ts'
import { ownPath } from '#app/guards.ts'
import { closeModal, openModal } from '#app/modals.ts'
import { enter } from '#app/session.ts'
import { useText } from '#app/text.ts'
import { toast } from '#app/toasts.ts'
import { loginStepOf } from './login-step.ts'
import { isForSupport, loginTextKey } from './login-text.ts'

type LoggedIn = Output<'login'>

/** One log in from the first try to its end, which may be a second step or a new password. */
export const useLogin = (redirectUrl: string | undefined) => {
  const t = useText()
  const navigate = useNavigate()
  const [working, setWorking] = useState(false)
  const [refused, setRefused] = useState<unknown>(null)
  const [provider, setProvider] = useState<string | null>(null)
  const [stepToken, setStepToken] = useState<string | null>(null)

  const welcome = async ({ authToken, player }: LoggedIn): Promise<void> => {
    await enter(authToken)
    const next = ownPath(redirectUrl ?? null)
    if (next !== null) await navigate(next, { replace: true })
    closeModal()
    if (player.verification.playerSegment === 'B') openModal('fullRegistration')
    else toast({ tone: 'info', title: t('login.done', { name: player.username }) })
  }

  const changeNow = async (authToken: string): Promise<void> => {
    await enter(authToken)
    await navigate('/password?changeNow=true', { replace: true })
    closeModal()
  }

  const refuse = (error: unknown): void => {
    if (error instanceof CallFault && error.faultName === 'security.secondStepOver') setStepToken(null)
    setRefused(error)
  }

  /** `by` names the identity provider that vouches in place of a password. */
  const attempt = async (answer: Promise<LoggedIn>, by: string | null = null): Promise<void> => {
    setWorking(true)
    setRefused(null)
    setProvider(by)
    try {
      await welcome(await answer)
    } catch (error) {
      const step = loginStepOf(error)
      if (step?.kind === 'secondStep') setStepToken(step.token)
      else if (step?.kind === 'changePassword') await changeNow(step.authToken)
      else refuse(error)
    }
    setWorking(false)
  }

  const startAgain = (): void => {
    setStepToken(null)
    setRefused(null)
  }

  /** Back to username and password, with the reason. */
  const giveUp = (error: unknown): void => {
    setStepToken(null)
    refuse(error)
  }

  const key = loginTextKey(refused, provider === null ? 'password' : 'provider')
  const name = provider ?? ''
  const refusal = refused === null ? null : key === null ? thrownText(refused) : t(key, { name })
  return { working, refusal, needsSupport: isForSupport(refused), stepToken, attempt, startAgain, giveUp }
}
