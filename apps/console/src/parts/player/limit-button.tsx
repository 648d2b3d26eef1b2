import type { FieldContext } from '#parts/form/form-settings.ts'
import { FieldBox, InputBox, toControlAttributes } from '#parts/form/field-box.tsx'
import { useFormat } from '#core/operator/use-format.ts'
import { ActButton } from '#parts/acts/act-button.tsx'
import { limitWords } from './limit-words.ts'

const renderKind = (field: FieldContext) => (
  <FieldBox field={field}>
    <InputBox>
      <select
        {...toControlAttributes(field)}
        value={typeof field.value === 'string' ? field.value : ''}
        onChange={event => field.onChange(event.target.value)}
      >
        {Object.entries(limitWords).map(([kind, title]) => (
          <option key={kind} value={kind}>
            {title}
          </option>
        ))}
      </select>
    </InputBox>
  </FieldBox>
)

export interface LimitButtonProps {
  readonly playerId: number
  readonly username: string
  readonly isFull?: boolean
  readonly onDone?: () => void
}

/** Sets a limit of staff. It applies if it is stricter than the one of the player. */
export function LimitButton({ playerId, username, isFull = true, onDone }: LimitButtonProps) {
  const { currency } = useFormat()
  return (
    <ActButton
      operation="setPlayerLimit"
      icon="lock"
      isFull={isFull}
      fixed={{ playerId, username: undefined }}
      initial={{ kind: 'depositWeek' }}
      title={`Set a limit of ${username}`}
      about="It applies at once. If the player has a stricter limit, that limit applies."
      labels={{ kind: 'Limit', amount: 'Amount' }}
      hints={{ amount: `In ${currency}, such as 100 or 99.50. “none” removes the limit of staff.` }}
      fields={{ kind: renderKind }}
      reasons={['Interaction with the player', 'The player asked for it', 'Signs of harm']}
      submitLabel="Set the limit"
      done={({ limit }) => `Limit of staff: ${limit}`}
      {...(onDone && { onDone })}
    >
      Set a limit…
    </ActButton>
  )
}
