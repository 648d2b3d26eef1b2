import { splitKeyedAddress } from './keyed-address.ts'
import type { RegisteredPerson } from './registered-person.ts'

/** A national register of persons who have excluded themselves from gambling. */
export interface ExclusionRegister {
  /** One answer per person, in the same order. Throws if the register does not answer. */
  check(persons: readonly RegisteredPerson[]): Promise<readonly ('excluded' | 'clear')[]>
}

const timeoutMs = 5000

/** Y is excluded. N is unknown, and P was excluded earlier and may play again. */
const answers: Readonly<Record<string, 'excluded' | 'clear'>> = { Y: 'excluded', N: 'clear', P: 'clear' }

interface Answer {
  readonly correlationId?: string
  readonly exclusion?: string
}

/**
 * The batch request of the British register, GAMSTOP: POST of a list with the header X-API-Key. The answer names each
 * person by the correlation id of the request.
 */
export const createExclusionRegister = (url: string): ExclusionRegister => {
  const { address, key } = splitKeyedAddress(url)
  return {
    async check(persons) {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': key },
        body: JSON.stringify(
          persons.map((person, index) => ({
            correlationId: String(index),
            firstName: person.firstName,
            lastName: person.lastName,
            dateOfBirth: person.birthdate,
            email: person.email,
            postcode: person.postCode,
            ...(person.phone !== undefined && { mobile: person.phone }),
          })),
        ),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (!response.ok) throw new Error(`the exclusion register answered ${response.status}`)
      const found = new Map(
        ((await response.json()) as readonly Answer[]).map(({ correlationId, exclusion }) => [
          correlationId,
          exclusion,
        ]),
      )
      return persons.map((_, index) => {
        const answer = answers[found.get(String(index)) ?? '']
        if (answer === undefined) throw new Error('the exclusion register left a person out')
        return answer
      })
    },
  }
}
