import { useEffect } from 'react'
import { call } from '#core/call.ts'
import { takeWhitelabelSession } from '#core/address-parameters.ts'
import { openModal } from '#core/modals.ts'
import { enter } from '#core/session/session.ts'
import { errorText } from '#core/text/error-text.ts'

const logIn = async (sessionId: string): Promise<void> => {
  try {
    await call('login.whitelabel', { sessionId })
    await enter()
  } catch {
    openModal('error', errorText('whitelabel.failed'))
  }
}

/** Exchanges the session id that an operator's own site adds to the address, `?session_id=`. It is used once. */
export const useWhitelabelLogin = (): void =>
  useEffect(() => {
    const sessionId = takeWhitelabelSession()
    if (sessionId !== null) void logIn(sessionId)
  }, [])
