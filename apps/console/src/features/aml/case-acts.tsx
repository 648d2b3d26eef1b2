import { ActButton } from '#parts/acts/act-button.tsx'
import type { AmlCase } from './aml-words.ts'
import styles from './aml.module.css'

const reasons = ['Work on the case', 'New facts', 'Question of an authority']

const saveFile = (name: string, content: string): void => {
  const url = URL.createObjectURL(new Blob([content], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** What can be done with a case. The player never learns of it. */
export function CaseActs({ found, onDone }: { readonly found: AmlCase; readonly onDone: () => void }) {
  const { caseId, status, onHold } = found
  const closed = status === 'open' ? undefined : 'The case is decided'
  return (
    <div className={styles.acts}>
      <ActButton
        operation="addAmlNote"
        icon="document"
        isFull
        fixed={{ caseId }}
        title={`Add a note to case ${caseId}`}
        labels={{ note: 'Note' }}
        reasons={reasons}
        submitLabel="Add the note"
        done="The note is added"
        onDone={onDone}
        disabledReason={closed}
      >
        Add a note…
      </ActButton>
      {onHold ? (
        <ActButton
          operation="releaseWithdrawals"
          icon="play"
          isFull
          fixed={{ caseId }}
          title="Release the withdrawals?"
          about="They then need their usual approval."
          reasons={reasons}
          submitLabel="Release the withdrawals"
          done="The withdrawals are released"
          onDone={onDone}
        >
          Release withdrawals…
        </ActButton>
      ) : (
        <ActButton
          operation="holdWithdrawals"
          icon="pause"
          isFull
          fixed={{ caseId }}
          title="Hold the withdrawals?"
          about="Cashiers cannot approve a withdrawal of the player. They do not see why."
          reasons={reasons}
          submitLabel="Hold the withdrawals"
          done="The withdrawals are held"
          onDone={onDone}
          disabledReason={closed}
        >
          Hold withdrawals…
        </ActButton>
      )}
      <ActButton
        operation="requestSourceOfFunds"
        icon="mail"
        isFull
        fixed={{ caseId }}
        title="Ask for the source of the money"
        about="The player sees a request for documents like any other. The text must not name the suspicion."
        labels={{ text: 'Text for the player' }}
        reasons={reasons}
        submitLabel="Ask the player"
        done="The player is asked"
        onDone={onDone}
        disabledReason={closed}
      >
        Source of funds…
      </ActButton>
      <ActButton
        operation="exportAmlCase"
        icon="download"
        isFull
        fixed={{ caseId }}
        title={`Export case ${caseId} for an authority`}
        about="One file with the timeline, alerts, deposits and withdrawals. The export is an entry of the case."
        reasons={['Report to the authority', 'Question of an authority', 'Internal audit']}
        submitLabel="Export the case"
        done="The case is exported"
        onDone={({ fileName, content }) => {
          saveFile(fileName, content)
          onDone()
        }}
      >
        Export…
      </ActButton>
      <ActButton
        operation="decideAmlCase"
        tone="main"
        size="lg"
        icon="check"
        isFull
        fixed={{ caseId }}
        title={`Decide case ${caseId}`}
        about="A cleared case ends its hold. A reported one keeps it until a person releases it."
        labels={{ decision: 'Decision', note: 'Why' }}
        reasons={reasons}
        submitLabel="Decide the case"
        done="The case is decided"
        onDone={onDone}
        disabledReason={closed}
      >
        Decide…
      </ActButton>
    </div>
  )
}
