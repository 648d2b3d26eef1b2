import { normalizePhone } from '@fairground/places/phone'
import { inMember } from '@fairground/database/transaction'
import type { OperatorInput, OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { ticketPlace } from '@fairground/rules/ticket/ticket-id'
import type { Member } from '#operator/members.ts'
import { normalEmail, openDetails } from '#player/details.ts'
import { digestLastName, digestPhone } from '#player/search-digests.ts'
import { CommandRefused, type StaffDeps } from '#staff/act.ts'
import { readPage } from '#staff/read-page.ts'
import type { Vault } from '#vault/vault.ts'
import { maskDetails } from './mask.ts'
import { findPlayerIds, type PlayerSearch, readFoundPlayers } from './queries/search.ts'

type SearchInput = OperatorInput<'searchPlayers'>

const largestId = 2 ** 31 - 1

const parsePlayerId = (value: string): number => (/^[1-9][0-9]{0,9}$/.test(value) ? Number(value) : 0)

/** Returns undefined if no player can have such a value. */
const toSearch = (
  vault: Vault,
  { id: memberId, settings }: Member,
  { by, value, birthdate, after: place = '' }: SearchInput,
): PlayerSearch | undefined => {
  const after = /^[0-9]{1,9}$/.test(place) ? Number(place) : 0
  switch (by) {
    case 'username':
      return { by, key: value.toLowerCase() }
    case 'usernamePrefix':
      return /^\w+$/.test(value) ? { by, prefix: value.toLowerCase(), after: place } : undefined
    case 'playerId': {
      const playerId = parsePlayerId(value)
      return playerId > 0 && playerId <= largestId ? { by, playerId } : undefined
    }
    case 'email':
      return { by, digest: vault.digest(memberId, 'email', normalEmail(value)) }
    case 'phone': {
      const phone = normalizePhone(value, settings.defaultCountry ?? 'GB')
      return phone === undefined ? undefined : { by, digest: digestPhone(vault, memberId, phone), after }
    }
    case 'ticket': {
      const place = ticketPlace(value.toUpperCase())
      return place && { by, place }
    }
    case 'lastNameAndBirthdate':
      if (birthdate === undefined) throw new CommandRefused('the birth date is missing')
      return { by: 'lastName', digest: digestLastName(vault, memberId, value, birthdate), after }
  }
}

/** Finds players by exact values, or by the beginning of the username. Personal data is masked. */
export const searchPlayers = async (
  { db, vault }: StaffDeps,
  member: Member,
  input: SearchInput,
): Promise<OperatorOutput<'searchPlayers'>> => {
  const search = toSearch(vault, member, input)
  if (!search) return { players: [], next: null }
  const { rows, next } = await inMember(db, member.id, tx =>
    readPage(
      input,
      async limit => {
        const ids = await findPlayerIds(tx, member.id, search, limit)
        const found = await readFoundPlayers(tx, member.id, ids)
        return ids.flatMap(id => found.find(row => row.id === id) ?? [])
      },
      row => (search.by === 'usernamePrefix' ? row.username_key : String(row.id)),
    ),
  )
  return {
    next,
    players: rows.map(row => {
      const { email, firstName, lastName } = maskDetails(
        openDetails(vault, { memberId: member.id, playerId: row.id }, row),
      )
      return {
        playerId: row.id,
        username: row.username,
        status: row.status,
        country: row.country,
        createdAt: row.created_at,
        email,
        firstName,
        lastName,
      }
    }),
  }
}
