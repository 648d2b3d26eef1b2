import { useOperation } from '#core/api/use-operation.ts'
import { useRights } from '#core/session/rights.ts'
import { FieldBox, InputBox, toControlAttributes } from '#parts/form/field-box.tsx'
import type { FieldContext } from '#parts/form/form-settings.ts'

/** Chooses a game, or all of them. */
export function GameField({ field }: { readonly field: FieldContext }) {
  const { mayDo } = useRights()
  const { data } = useOperation('listGames', { limit: 200 }, { isEnabled: mayDo('listGames') })
  return (
    <FieldBox field={field}>
      <InputBox>
        <select
          {...toControlAttributes(field)}
          value={typeof field.value === 'number' ? field.value : ''}
          onChange={event =>
            field.onChange(event.target.value === '' ? undefined : Number(event.target.value))
          }
        >
          <option value="">Not set</option>
          {data?.games.map(({ gameId, title }) => (
            <option key={gameId} value={gameId}>
              {title}
            </option>
          ))}
        </select>
      </InputBox>
    </FieldBox>
  )
}
