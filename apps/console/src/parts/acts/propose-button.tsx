import {
  type ProposalKind,
  proposalKinds,
  type ProposalPayload,
} from '@fairground/contract/operator/proposal-kinds'
import { withReason } from '@fairground/contract/operator/operator-operation'
import { platformId } from '@fairground/contract/operator/roles'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAct } from '#core/api/use-act.ts'
import { useMemberId } from '#core/operator/current-operator.ts'
import { toPath } from '#core/pages.ts'
import { describeNeed, useRights } from '#core/session/rights.ts'
import { observe } from '#core/observe.ts'
import { say } from '#core/toasts.ts'
import { Button, type ButtonLook } from '#parts/controls/button.tsx'
import { type DialogProps, useDialogProps } from './dialog-props.ts'
import { type Known, leaveOut } from './leave-out.ts'

const ActDialog = lazy(async () => ({
  default: (await import('#parts/form/dialog/act-dialog.tsx')).ActDialog,
}))

export interface ProposeButtonProps<K extends ProposalKind>
  extends Omit<ButtonLook, 'children'>,
    DialogProps {
  readonly kind: K
  /** What the page knows of the payload. The dialog asks for the rest. */
  readonly fixed: Known<ProposalPayload<K>>
  readonly initial?: Partial<ProposalPayload<K>>
  readonly title: string
  readonly onDone?: (proposalId: number) => void
  readonly children: ReactNode
}

/** A button that proposes a change. Another person must approve it with a passkey. */
export function ProposeButton<K extends ProposalKind>(props: ProposeButtonProps<K>) {
  const { kind, fixed, initial, title, onDone, children, ...rest } = props
  const { dialog, look, disabledReason } = useDialogProps(rest)
  const [isOpen, setIsOpen] = useState(false)
  const { mayPropose } = useRights()
  const own = useMemberId()
  const { payload, scope, propose, approve } = proposalKinds[kind]
  const memberId = scope === 'platform' ? platformId : own
  const act = useAct('propose', memberId)
  const navigate = useNavigate()
  const schema = withReason(payload.properties)

  const isOffered = mayPropose(kind) && disabledReason === undefined
  useEffect(() => {
    if (isOffered) observe('offered', `kind ${kind}`)
  }, [isOffered, kind])

  const submit = async (value: unknown): Promise<void> => {
    const { reason, ...chosen } = value as { readonly reason: string }
    const requestId = crypto.randomUUID()
    const { proposal } = await act.mutateAsync({ requestId, kind, payload: chosen, reason })
    const open = () => navigate(toPath(memberId, 'proposals', proposal.proposalId))
    say({
      tone: 'win',
      title: `Proposal ${proposal.proposalId} waits for another person`,
      action: (
        <Button tone="quiet" onPress={() => void open()}>
          Open
        </Button>
      ),
    })
    onDone?.(proposal.proposalId)
  }

  return (
    <>
      <Button
        {...look}
        disabledReason={mayPropose(kind) ? disabledReason : describeNeed(propose)}
        onPress={() => setIsOpen(true)}
      >
        {children}
      </Button>
      {isOpen && (
        <Suspense>
          <ActDialog
            isOpen
            {...dialog}
            title={title}
            about={
              <>
                {dialog.about} Nothing changes until another person agrees. {describeNeed(approve)}.
              </>
            }
            {...leaveOut(schema, fixed)}
            {...(initial && { start: initial })}
            submitLabel="Propose"
            onClose={() => setIsOpen(false)}
            onSubmit={submit}
          />
        </Suspense>
      )}
    </>
  )
}
