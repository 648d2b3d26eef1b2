import { isFault } from '@fairground/contract/errors'
import { demoPassword } from '@fairground/testkit/demo/world'
import { joinRequest, findOpenGame } from '@fairground/testkit/server/play'
import type { MemberCode, TestPlayer, TestServer } from '@fairground/testkit/server/test-server'
import type { Known } from './sample-input.ts'

/** Data of the victim, which no other caller may see or change. Every text contains a canary. */
const victimDetails = {
  username: 'canary_victim',
  primaryEmail: 'canary.mail@canary.test',
  firstName: 'Canaryfirst',
  lastName: 'Canarylast',
  address: '13 Canary Street',
  city: 'Canaryton',
  phoneMobile: '+447400999111',
  governmentId: 'CANARY 77',
} as const
const victimBalance = 765_432_123n

/** Patterns that must not appear in responses to other callers. */
export const canaries: readonly RegExp[] = [/canary/i, /7400999111/, /7,?65\d,?\d{3}\.\d\d/]

const fits = {
  birthdate: '1990-05-17',
  country: 'GB',
  province: '',
  postCode: 'SW1A 1AA',
  postalCode: 'SW1A 1AA',
  countryId: 'GB',
  languageId: 'en_US',
  currencyId: 'GBP',
  termsAccepted: true,
  userPlays: [[1, 2, 3]],
  userPlaysCount: 1,
  subscriptions: 0,
} as const

export interface Victim {
  readonly playerId: number
  /** The victim's identifiers, as an attacker might guess them. */
  readonly known: Known
}

const uploadDocument = async ({ baseUrl }: TestServer, { member, token }: TestPlayer): Promise<string> => {
  const answer = await fetch(`${baseUrl}/api/${member.id}/documents`, {
    method: 'POST',
    headers: {
      'site-key': member.siteKey,
      'auth-token': token.read() ?? '',
      'content-type': 'application/pdf',
    },
    body: '%PDF-1.4 canary %%EOF',
  })
  const body = (await answer.json()) as { uploadId: string }
  if (isFault(body)) throw new Error(body.name)
  return body.uploadId
}

export const makeVictim = async (server: TestServer): Promise<Victim> => {
  const person = server.rest('north')
  const { username, primaryEmail, ...full } = victimDetails
  const password = 'Wisteria-Lane-14'
  const { birthdate, country, languageId, postCode, province } = fits
  const { player } = await person.call('playerRegistration', {
    username,
    primaryEmail,
    password,
    birthdate,
    country,
    languageId,
    termsAccepted: true,
  })
  await person.call('playerRegistrationFull', {
    ...full,
    birthdate,
    country,
    postCode,
    province,
    occupation: 'education',
  })
  const deposit = { opKey: 'canary', playerId: player.id, currency: 'GBP', amount: victimBalance }
  await server.lane.submit(1, 'deposit', deposit)
  const game = await findOpenGame(person, 11)
  const joined = await person.call('joinGame', joinRequest(game, [[1, 2, 3]], { subscriptions: 2 }))
  const kind = 'passport' as const
  const uploadId = await uploadDocument(server, person)
  const document = { kind, fileName: 'canary.pdf', contentType: 'application/pdf', uploadId } as const
  const { request } = await person.call('submitVerificationRequest', { kind: 'id', documents: [document] })
  await person.call('createSupportCase', { email: primaryEmail, name: 'Canary', message: 'canary' })
  const [event] = await server.sql<{ id: bigint }>(
    `INSERT INTO persistent_event (member_id, player_id, name, payload)
     VALUES (1, $1, 'privateMessage', '{"title": "canary", "message": "canary"}') RETURNING id`,
    [player.id],
  )
  const [subscription] = await server.sql<{ id: bigint }>(
    'SELECT id FROM subscription WHERE player_id = $1',
    [player.id],
  )
  const freeUploadId = await uploadDocument(server, person)
  return {
    playerId: player.id,
    known: {
      ...fits,
      ...victimDetails,
      email: primaryEmail,
      usernameOrEmail: username,
      phone: victimDetails.phoneMobile,
      mobile: victimDetails.phoneMobile,
      password: 'Guessed123',
      oldPassword: 'Guessed123',
      newPassword: 'Copper-Kite-31',
      memberId: 1,
      playerId: player.id,
      gameId: game.gameId,
      gameInstanceId: game.gameInstanceId,
      joinCode: joined.joinCode ?? 'AAAA',
      verificationRequestId: request.id,
      uploadId: freeUploadId,
      eventIds: [Number(event!.id)],
      subscriptionId: Number(subscription!.id),
    },
  }
}

export interface Caller {
  readonly memberId: number
  readonly siteKey: string
  readonly token: string | null
  readonly known: Known
}

export const roles = [
  'anonymous',
  'self',
  'other player',
  'player of another operator here',
  'player of another operator there',
  'banned',
  'excluded',
  'demo user',
] as const
export type Role = (typeof roles)[number]

/** Creates a caller in the role. All roles know the victim's identifiers, except `self`, which uses its own. */
export const createCaller = async (server: TestServer, role: Role, victim: Victim): Promise<Caller> => {
  const at = (code: MemberCode, person?: TestPlayer, known: Known = victim.known): Caller => {
    const { id: memberId, siteKey } = server.member(code)
    return { memberId, siteKey, token: person?.token.read() ?? null, known }
  }
  switch (role) {
    case 'anonymous':
      return at('north')
    case 'self':
      return at('north', await server.login('rowan'), await ownData(server, victim))
    case 'other player':
      return at('north', await server.login('bob'))
    case 'player of another operator here':
      return at('north', await server.login('bob', 'south'))
    case 'player of another operator there':
      return at('south', await server.login('rowan', 'south'))
    case 'banned':
      return at('north', await endedSession(server, 'crowd1', 'banned', 'banned'))
    case 'excluded':
      return at('north', await endedSession(server, 'crowd2', 'selfExcluded', 'excluded'))
    case 'demo user':
      await server.sql(`UPDATE player SET demo = true WHERE member_id = 1 AND username = 'crowd3'`)
      return at('north', await server.login('crowd3'))
  }
}

const ownData = async (server: TestServer, { known }: Victim): Promise<Known> => {
  const [own] = await server.sql<{ id: number }>(
    `SELECT id FROM player WHERE member_id = 1 AND username = 'rowan'`,
  )
  const { gameId, gameInstanceId } = known
  return {
    ...fits,
    username: 'rowan',
    email: 'rowan@example.test',
    phone: '+447400999222',
    mobile: '+447400999222',
    password: demoPassword,
    oldPassword: demoPassword,
    newPassword: 'Copper-Kite-31',
    memberId: 1,
    playerId: own!.id,
    gameId,
    gameInstanceId,
  }
}

const endedSession = async (
  server: TestServer,
  username: string,
  status: string,
  reason: string,
): Promise<TestPlayer> => {
  const person = await server.login(username)
  await server.sql(`UPDATE player SET status = $2 WHERE member_id = 1 AND username = $1`, [username, status])
  await server.sql(
    `UPDATE session SET ended_at = now(), end_reason = $2
      WHERE player_id = (SELECT id FROM player WHERE member_id = 1 AND username = $1) AND ended_at IS NULL`,
    [username, reason],
  )
  return person
}
