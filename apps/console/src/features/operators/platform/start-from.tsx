import { useId, useState } from 'react'
import type { Operator } from '#core/operator/current-operator.ts'
import { FieldBox, InputBox, toControlAttributes } from '#parts/form/field-box.tsx'
import { Problem } from '#parts/feedback/problem.tsx'

/** Begins with the look, the rules and the settings of an existing operator. */
export function StartFrom({
  operators,
  onChoose,
}: {
  readonly operators: readonly Operator[]
  readonly onChoose: (memberId: number | undefined) => Promise<void>
}) {
  const [error, setError] = useState<unknown>()
  const field = {
    id: useId(),
    label: 'Start like',
    hint: 'Takes over look, currency, rules and settings of the site. Never texts, keys or money settings.',
    isOptional: false,
    isChanged: false,
  }
  const choose = async (text: string): Promise<void> => {
    setError(undefined)
    try {
      await onChoose(text === '' ? undefined : Number(text))
    } catch (caught) {
      setError(caught)
    }
  }
  return (
    <>
      <FieldBox field={field}>
        <InputBox>
          <select
            {...toControlAttributes(field)}
            defaultValue=""
            onChange={event => void choose(event.target.value)}
          >
            <option value="">A new operator</option>
            {operators.map(({ memberId, name }) => (
              <option key={memberId} value={memberId}>
                {name}
              </option>
            ))}
          </select>
        </InputBox>
      </FieldBox>
      {error !== undefined && <Problem error={error} what="The operator did not load." />}
    </>
  )
}
