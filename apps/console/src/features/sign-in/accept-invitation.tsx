import { platformId } from '@fairground/contract/operator/roles'
import { useState } from 'react'
import { callOnce } from '#core/api/call.ts'
import { createPasskey } from '#core/session/create-passkey.ts'
import { beginSession } from '#core/session/session.ts'
import { Button } from '#parts/controls/button.tsx'
import { Note } from '#parts/feedback/note.tsx'
import { describeError } from '#parts/feedback/problem.tsx'
import { PlainPage } from './plain-page.tsx'

/** Creates the first passkey of a new staff member. */
export function AcceptInvitation({ token, onDone }: { readonly token: string; readonly onDone: () => void }) {
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const accept = async (): Promise<void> => {
    setIsBusy(true)
    setProblem(undefined)
    try {
      const { options } = await callOnce('beginEnrolment', { invitation: token }, platformId)
      const created = await createPasskey(options)
      const input = { invitation: token, created, passkeyName: 'First passkey' }
      await callOnce('finishEnrolment', input, platformId)
      await beginSession()
      onDone()
    } catch (error) {
      setProblem(describeError(error))
      setIsBusy(false)
    }
  }
  return (
    <PlainPage
      title="Accept your invitation"
      about="Create a passkey on this device. It replaces a password."
    >
      {problem && (
        <Note tone="bad" icon="warning">
          <span role="alert">{problem}</span>
        </Note>
      )}
      <Button tone="main" size="lg" icon="key" isLoading={isBusy} onPress={() => void accept()}>
        Create passkey
      </Button>
    </PlainPage>
  )
}
