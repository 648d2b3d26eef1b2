import { useAct } from '#core/api/use-act.ts'
import { useRights } from '#core/session/rights.ts'
import { useMe } from '#core/session/session.ts'
import { say } from '#core/toasts.ts'
import { ActButton } from '#parts/acts/act-button.tsx'
import { Button, ButtonLink } from '#parts/controls/button.tsx'
import { describeError } from '#parts/feedback/problem.tsx'
import { Person } from '#parts/values/person.tsx'
import { DueTag } from '../cases/due-tag.tsx'
import type { ShownCase } from './shown-case.ts'
import styles from './case.module.css'

/** Who has the case and until when, with the acts on it. */
export function CaseHead({
  shown,
  backHref,
  onChange,
}: {
  readonly shown: ShownCase
  readonly backHref: string
  readonly onChange: () => void
}) {
  const { code, status, dueAt, assignedTo, assignedToName } = shown
  const { staffId } = useMe()
  const { mayDo } = useRights()
  const assign = useAct('assignSupportCase')
  const isMine = assignedTo === staffId

  /** Own work: done at once, without a question. */
  const assignTo = async (to: number | null): Promise<void> => {
    try {
      const reason = to === null ? 'Given back to the team' : 'Taken to answer it'
      await assign.mutateAsync({ code, staffId: to, reason })
      say({ tone: 'win', title: to === null ? 'The case is free for others' : 'The case is yours' })
      onChange()
    } catch (error) {
      say({ tone: 'danger', title: describeError(error) })
    }
  }
  return (
    <div className={styles.head}>
      <h2>Case {code}</h2>
      <DueTag status={status} dueAt={dueAt} />
      {assignedTo !== null && <Person name={assignedToName ?? `Staff ${assignedTo}`} isSmall />}
      <span className={styles.acts}>
        {mayDo('assignSupportCase') && status !== 'closed' && (
          <Button
            icon="user"
            isLoading={assign.isPending}
            onPress={() => void assignTo(isMine ? null : staffId)}
          >
            {isMine ? 'Give back' : 'Take it'}
          </Button>
        )}
        <ActButton
          operation="assignSupportCase"
          icon="users"
          fixed={{ code }}
          title="Give the case to another person"
          about="Only staff of support can have a case."
          labels={{ staffId: 'Number of the staff member' }}
          reasons={['They know the player', 'They speak the language', 'End of the shift']}
          submitLabel="Give the case"
          done="The case has a new person"
          onDone={onChange}
          disabledReason={status === 'closed' ? 'The case is closed' : undefined}
        >
          Give to…
        </ActButton>
        <ActButton
          operation="closeSupportCase"
          icon="check"
          fixed={{ code }}
          title={`Close case ${code}?`}
          about="A further message of the player opens it again."
          reasons={['The question is answered', 'No answer is needed', 'The same as another case']}
          submitLabel="Close the case"
          done="The case is closed"
          onDone={onChange}
          disabledReason={status === 'closed' ? 'The case is closed' : undefined}
        >
          Close…
        </ActButton>
        <ButtonLink href={backHref} icon="close" tone="quiet">
          All cases
        </ButtonLink>
      </span>
    </div>
  )
}
