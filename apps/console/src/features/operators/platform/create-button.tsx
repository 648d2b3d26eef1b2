import type { OperatorInput } from '@fairground/contract/operator/operator-operations'
import { platformId } from '@fairground/contract/operator/roles'
import { useNavigate } from 'react-router'
import { toPath } from '#core/pages.ts'
import { ActButton } from '#parts/acts/act-button.tsx'
import type { FieldError } from '#parts/form/model/check-value.ts'
import { toLabel } from '#parts/form/words/to-words.ts'
import type { Appearance } from '../look/use-look-draft.ts'
import { readSessionAgain } from '../use-operator-view.ts'
import { type NewOperator, toTemplate } from './new-operator.ts'

interface CreateButtonProps {
  readonly entered: Partial<NewOperator>
  readonly appearance: Appearance
  readonly common: OperatorInput<'createOperator'>['operator']['settings']
  readonly errors: readonly FieldError[]
}

/** Creates the operator and goes on with its first run. */
export function CreateButton({ entered, appearance, common, errors }: CreateButtonProps) {
  const navigate = useNavigate()
  const open = async (memberId: number): Promise<void> => {
    // The frame knows the operators of the session only.
    await readSessionAgain()
    await navigate(toPath(memberId, 'operator', 'first-run'))
  }
  const missing = [...new Set(errors.map(({ path }) => toLabel(path.split('.')[0] ?? '')))]
  return (
    <>
      <ActButton
        operation="createOperator"
        tone="main"
        size="lg"
        memberId={platformId}
        fixed={{ operator: toTemplate(entered as NewOperator, appearance, common) }}
        title={`Create ${entered.name ?? 'the operator'}`}
        about="Lanes and workers serve it within seconds. Players can open the site, and can buy when a game is published."
        submitLabel="Create the operator"
        reasons={['New licence', 'Test of the platform']}
        disabledReason={missing.length > 0 ? `Still to fill in: ${missing.join(', ')}` : undefined}
        done={({ address }) => `The site is at ${address}`}
        onDone={({ memberId }) => void open(memberId)}
      >
        Create the operator…
      </ActButton>
      {missing.length > 0 && <span>Still to fill in: {missing.join(', ')}</span>}
    </>
  )
}
