import { splitKeyedAddress } from './keyed-address.ts'
import type { RegisteredPerson } from './registered-person.ts'

/** A person on a list of sanctions or of politically exposed persons. */
export interface SanctionsHit {
  readonly entityId: string
  readonly name: string
  readonly score: number
  /** For example sanction or role.pep. */
  readonly topics: readonly string[]
}

export interface SanctionsScreening {
  /** Changes when the lists change. */
  getVersion(): Promise<string>
  /** The hits of each person, in the same order. */
  screen(persons: readonly RegisteredPerson[]): Promise<readonly (readonly SanctionsHit[])[]>
}

const timeoutMs = 15_000

interface MatchResult {
  readonly id: string
  readonly caption: string
  readonly score: number
  readonly match: boolean
  readonly properties?: { readonly topics?: readonly string[] }
}

interface Catalog {
  readonly datasets: readonly { readonly name: string; readonly version?: string }[]
}

/**
 * The API of OpenSanctions (yente): `https://key@host/match/DATASET` compares persons, and `/catalog` names the version
 * of the dataset.
 */
export const createSanctionsScreening = (url: string): SanctionsScreening => {
  const { address, key } = splitKeyedAddress(url)
  const dataset = address.pathname.split('/').at(-1)
  const request = async (target: URL, init: RequestInit = {}): Promise<unknown> => {
    const response = await fetch(target, {
      ...init,
      headers: { 'content-type': 'application/json', authorization: `ApiKey ${key}` },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) throw new Error(`the sanctions list answered ${response.status}`)
    return response.json()
  }
  return {
    async getVersion() {
      const { datasets } = (await request(new URL('/catalog', address))) as Catalog
      const version = datasets.find(({ name }) => name === dataset)?.version
      if (!version) throw new Error(`the sanctions list has no dataset ${dataset}`)
      return version
    },
    async screen(persons) {
      const queries = Object.fromEntries(
        persons.map(({ firstName, lastName, birthdate }, index) => [
          String(index),
          { schema: 'Person', properties: { name: [`${firstName} ${lastName}`], birthDate: [birthdate] } },
        ]),
      )
      const { responses } = (await request(address, {
        method: 'POST',
        body: JSON.stringify({ queries }),
      })) as { readonly responses: Readonly<Record<string, { readonly results: readonly MatchResult[] }>> }
      return persons.map((_, index) => {
        const found = responses[String(index)]
        if (!found) throw new Error('the sanctions list left a person out')
        return found.results
          .filter(({ match }) => match)
          .map(({ id, caption, score, properties }) => ({
            entityId: id,
            name: caption,
            score,
            topics: properties?.topics ?? [],
          }))
      })
    },
  }
}
