import { platformId } from '@fairground/contract/operator/roles'
import { useEffect, useState } from 'react'
import { callOnce } from '#core/api/call.ts'
import { useDemoStaff } from '#core/session/passkeys.ts'
import { signInWithPasskey } from '#core/session/session.ts'
import { forgetData, useSessionEnd } from '#core/session/session-end.ts'
import { type DemoStaff, getSettings } from '#core/settings.ts'
import { Button } from '#parts/controls/button.tsx'
import { Note } from '#parts/feedback/note.tsx'
import { describeError } from '#parts/feedback/problem.tsx'
import { DemoStaffList } from './demo-staff-list.tsx'
import { PlainPage } from './plain-page.tsx'

/** The sign-in: a passkey, the identity provider, or a member of the demo's staff. There are no passwords. */
export function SignInPage() {
  const { hasIdentityProvider, demoStaff } = getSettings()
  const { why } = useSessionEnd()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  useEffect(forgetData, [])

  const run = async (work: () => Promise<void>): Promise<void> => {
    setIsBusy(true)
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      setProblem(toProblem(error))
    } finally {
      setIsBusy(false)
    }
  }
  const openProvider = async (): Promise<void> => {
    const { url } = await callOnce('beginOidcSignIn', {}, platformId)
    location.assign(url)
  }
  const signInAs = (member: DemoStaff | undefined): Promise<void> => {
    useDemoStaff.setState({ chosen: member })
    return signInWithPasskey()
  }

  return (
    <PlainPage title="Sign in" about="Use the passkey of this device or a security key.">
      {why && !problem && <Note icon="clock">{why}</Note>}
      {problem && (
        <Note tone="bad" icon="warning">
          <span role="alert">{problem}</span>
        </Note>
      )}
      <Button
        tone="main"
        size="lg"
        icon="key"
        isLoading={isBusy}
        onPress={() => void run(() => signInAs(undefined))}
      >
        Sign in with a passkey
      </Button>
      {hasIdentityProvider && (
        <Button size="lg" onPress={() => void run(openProvider)}>
          Sign in with the identity provider
        </Button>
      )}
      {demoStaff.length > 0 && (
        <DemoStaffList staff={demoStaff} onChoose={member => void run(() => signInAs(member))} />
      )}
    </PlainPage>
  )
}

const toProblem = (error: unknown): string =>
  error instanceof Error && error.name === 'NotAllowedError'
    ? 'The passkey was not used. Try again.'
    : describeError(error)
