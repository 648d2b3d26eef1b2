import type { Vault } from '#vault/vault.ts'

/** Ignores accents and case. */
export const normalName = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase()

/** The digests by which only staff search. */
export interface SearchDigests {
  readonly last_name_digest: Buffer | null
  readonly phone_home_digest: Buffer | null
  /** Rows with an older version get their digests from the worker. */
  readonly search_version: number
}

interface SearchedDetails {
  readonly lastName?: string
  readonly birthdate?: string
  readonly phoneHome?: string
}

const searchVersion = 1

export const digestLastName = (vault: Vault, memberId: number, lastName: string, birthdate: string): Buffer =>
  vault.digest(memberId, 'last-name', `${normalName(lastName)}/${birthdate}`)

/** Both kinds of phone have the same digest, because staff do not know which one a caller gives. */
export const digestPhone = (vault: Vault, memberId: number, phone: string): Buffer =>
  vault.digest(memberId, 'phone', phone)

export const computeSearchDigests = (
  vault: Vault,
  memberId: number,
  details: SearchedDetails | undefined,
): SearchDigests => {
  const { lastName, birthdate, phoneHome } = details ?? {}
  return {
    last_name_digest: lastName && birthdate ? digestLastName(vault, memberId, lastName, birthdate) : null,
    phone_home_digest: phoneHome ? digestPhone(vault, memberId, phoneHome) : null,
    search_version: searchVersion,
  }
}
