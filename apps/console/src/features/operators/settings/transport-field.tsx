import { transportModes } from '@fairground/contract/transport'
import { FieldBox, InputBox, toControlAttributes } from '#parts/form/field-box.tsx'
import type { FieldContext } from '#parts/form/form-settings.ts'

const words: Readonly<Record<keyof typeof transportModes, string>> = {
  socket: 'WebSocket',
  polling: 'Long polling',
  rest: 'Requests and server-sent events',
  broker: 'Message broker',
}

/** Chooses how browsers of players connect. The contract numbers the ways. */
export function TransportField({ field }: { readonly field: FieldContext }) {
  return (
    <FieldBox field={{ ...field, isOptional: false }}>
      <InputBox>
        <select
          {...toControlAttributes(field)}
          value={typeof field.value === 'number' ? String(field.value) : ''}
          onChange={({ target }) => field.onChange(target.value === '' ? undefined : Number(target.value))}
        >
          <option value="">Not set</option>
          {(Object.keys(transportModes) as (keyof typeof transportModes)[]).map(name => (
            <option key={name} value={transportModes[name]}>
              {words[name]}
            </option>
          ))}
        </select>
      </InputBox>
    </FieldBox>
  )
}
