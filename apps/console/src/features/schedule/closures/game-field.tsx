import { FieldBox, InputBox, toControlAttributes } from '#parts/form/field-box.tsx'
import type { FieldContext } from '#parts/form/form-settings.ts'
import type { ScheduledGame } from '../plan/starts.ts'

interface GameFieldProps {
  readonly field: FieldContext
  readonly games: readonly ScheduledGame[]
  /** What no choice means, where it is allowed. */
  readonly allWords?: string
}

/** A game by its title. */
export function GameField({ field, games, allWords }: GameFieldProps) {
  const { value } = field
  const none = allWords ?? 'Choose…'
  return (
    <FieldBox field={{ ...field, label: 'Game', hint: undefined }}>
      <InputBox>
        <select
          {...toControlAttributes({ ...field, hint: undefined })}
          value={typeof value === 'number' ? value : ''}
          onChange={({ target }) =>
            field.onChange(target.value === '' ? (allWords ? null : undefined) : Number(target.value))
          }
        >
          {(allWords !== undefined || typeof value !== 'number') && <option value="">{none}</option>}
          {games.map(({ gameId, title }) => (
            <option key={gameId} value={gameId}>
              {title}
            </option>
          ))}
        </select>
      </InputBox>
    </FieldBox>
  )
}
