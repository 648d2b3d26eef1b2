import { operatorOperations } from '@fairground/contract/operator/operator-operations'
import { Modal } from '@fairground/ui/feedback/modal.tsx'
import { useState } from 'react'
import { stepUpWithPasskey } from '#core/session/session.ts'
import { useStepUp } from '#core/session/step-up.ts'
import { Button } from '#parts/controls/button.tsx'
import { Note } from '#parts/feedback/note.tsx'
import { describeError } from '#parts/feedback/problem.tsx'

/** Asks for the passkey before an operation of money, keys or personal data. The proof holds for five minutes. */
export function StepUpDialog() {
  const { waiting } = useStepUp()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  if (!waiting) return null
  const close = () => {
    setProblem(undefined)
    waiting.refuse(new Error('You did not confirm with your passkey. Nothing was done.'))
  }
  const prove = async (): Promise<void> => {
    setIsBusy(true)
    setProblem(undefined)
    try {
      await stepUpWithPasskey()
      waiting.done()
    } catch (error) {
      setProblem(describeError(error))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Modal
      open
      onClose={close}
      title="Confirm with your passkey"
      closeLabel="Close"
      width="narrow"
      actions={
        <>
          <Button size="lg" onPress={close}>
            Not now
          </Button>
          <Button size="lg" tone="main" icon="key" isLoading={isBusy} onPress={() => void prove()}>
            Use passkey
          </Button>
        </>
      }
    >
      <p>{operatorOperations[waiting.operation].summary}</p>
      <p>This concerns money, keys or personal data. The proof holds for five minutes.</p>
      {problem && (
        <Note tone="bad" icon="warning">
          <span role="alert">{problem}</span>
        </Note>
      )}
    </Modal>
  )
}
