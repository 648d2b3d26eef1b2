import { ProposeButton } from '#parts/acts/propose-button.tsx'
import { FieldBox, InputBox, toControlAttributes } from '#parts/form/field-box.tsx'
import type { FieldContext } from '#parts/form/form-settings.ts'
import { useMe } from '#core/session/session.ts'
import type { Staff } from '../words/staff-words.ts'

const everywhere = ''

/** Chooses one operator, or all of them and the platform. */
function PlaceField({ field }: { readonly field: FieldContext }) {
  const { operators } = useMe()
  return (
    <FieldBox field={field}>
      <InputBox>
        <select
          {...toControlAttributes(field)}
          value={typeof field.value === 'number' ? field.value : everywhere}
          onChange={({ target }) => field.onChange(target.value === everywhere ? null : Number(target.value))}
        >
          <option value={everywhere}>All operators and the platform</option>
          {operators.map(({ memberId, name }) => (
            <option key={memberId} value={memberId}>
              {name}
            </option>
          ))}
        </select>
      </InputBox>
    </FieldBox>
  )
}

/** Proposes a role. Another admin agrees to it with a passkey. */
export function GrantButton({ staff: { staffId, name, status } }: { readonly staff: Staff }) {
  return (
    <ProposeButton
      kind="grantRole"
      tone="main"
      size="lg"
      icon="key"
      isFull
      fixed={{ staffId }}
      initial={{ memberId: null, maxAmount: null }}
      title={`Give ${name} a role`}
      labels={{ role: 'Role', memberId: 'For', maxAmount: 'Ceiling' }}
      hints={{
        maxAmount:
          'The largest amount that this person pays alone. Without one, settings of the operator decide.',
      }}
      fields={{ memberId: field => <PlaceField field={field} /> }}
      reasons={['New task', 'Stand-in', 'Change of team']}
      disabledReason={status === 'disabled' ? 'The account is disabled' : undefined}
    >
      Give a role…
    </ProposeButton>
  )
}
