import { expectFault } from '@fairground/testkit/server/checked-call'
import { findOpenGame } from '@fairground/testkit/server/play'
import type { TestPlayer } from '@fairground/testkit/server/test-server'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { describe, expect, it } from 'vitest'
import { fullAnswers, newcomer } from './newcomer.test-support.ts'

const server = useTestServer()

const registered = async (code: 'north' | 'south' = 'north'): Promise<TestPlayer> => {
  const person = server().rest(code)
  await person.call('playerRegistration', newcomer())
  return person
}

const setSettings = async (settings: object) => {
  await server().sql('UPDATE member SET settings = $1 WHERE id = 1', [JSON.stringify(settings)])
  await new Promise(resolve => setTimeout(resolve, 1100))
}

describe('a full registration', () => {
  it('moves the player to segment C and stores normalised details', async () => {
    const person = await registered()
    const { player } = await person.call(
      'playerRegistrationFull',
      fullAnswers({ phoneMobile: '07400 999888', gender: 'female' }),
    )
    expect(player).toMatchObject({
      details: {
        firstName: 'Nia',
        gender: 'female',
        phoneMobile: '+447400999888',
        primaryAddressCountry: 'GB',
        primaryAddressPostalcode: 'SW1A 1AA',
      },
      verification: { playerSegment: 'C' },
    })
    const loaded = await person.call('init', { filter: { memberId: 1, languageId: 'en_US' } })
    expect(loaded.player?.verification.playerSegment).toBe('C')
    expect(await server().sql(`SELECT FROM outbox WHERE event = 'playerSegment'`)).not.toEqual([])
  })

  it('is refused the second time', async () => {
    const person = await registered()
    await person.call('playerRegistrationFull', fullAnswers())
    expect(await expectFault(person.call, 'playerRegistrationFull', fullAnswers())).toMatchObject({
      code: 20,
    })
  })

  it('succeeds for one of two concurrent calls', async () => {
    const { call } = await registered()
    const tries = [fullAnswers(), fullAnswers()].map(answers => call('playerRegistrationFull', answers))
    const done = await Promise.allSettled(tries)
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('requires a session', async () => {
    expect(await expectFault(server().rest().call, 'playerRegistrationFull', fullAnswers())).toMatchObject({
      code: 101,
    })
  })

  it('requires a province in countries that have them', async () => {
    const person = await registered()
    const canada = { country: 'CA', postCode: 'K1A 0B1', phoneMobile: '506-234-5678' }
    expect(await expectFault(person.call, 'playerRegistrationFull', fullAnswers(canada))).toMatchObject({
      name: 'registration.fieldRequired',
      details: { fields: 'province' },
    })
    await person.call('playerRegistrationFull', fullAnswers({ ...canada, province: 'CA-ON' }))
  })
})

describe('playerRegistrationFull', () => {
  it.each([
    ['without an occupation', { occupation: '' }, 'fieldRequired'],
    ['when too young', { birthdate: `${new Date().getUTCFullYear() - 10}-01-01` }, 'tooYoung'],
    ['with an invalid phone number', { phoneMobile: '123456' }, 'phoneNotValid'],
    ['with a postal code of another country', { postCode: '12345' }, 'postalCodeNotValid'],
  ])('refuses a registration %s', async (_, more, name) => {
    const person = await registered()
    expect(await expectFault(person.call, 'playerRegistrationFull', fullAnswers(more))).toMatchObject({
      name: `registration.${name}`,
    })
  })

  it.each([
    ['phone', 'phoneMobile', 'phoneTaken', '+44 7400 777 666', '07400 777666'],
    ['government id', 'governmentId', 'governmentIdTaken', 'zz-99-11', 'ZZ 9911'],
  ])('refuses the %s of another player in any notation', async (_, field, name, first, second) => {
    await (await registered()).call('playerRegistrationFull', fullAnswers({ [field]: first }))
    const person = await registered()
    const again = fullAnswers({ [field]: second })
    expect(await expectFault(person.call, 'playerRegistrationFull', again)).toMatchObject({
      name: `registration.${name}`,
    })
    const elsewhere = await registered('south')
    await elsewhere.call('playerRegistrationFull', again)
  })

  it('accepts missing fields that the operator has made optional', async () => {
    await setSettings({ requiredOverrides: { occupation: false, governmentId: 0 } })
    const { occupation: _, governmentId: __, ...rest } = fullAnswers()
    await (await registered()).call('playerRegistrationFull', rest)
    await setSettings({})
  })

  it('keeps a blocked player in segment A', async () => {
    await setSettings({ blockedCountries: ['FR'] })
    const person = server().rest()
    await person.call('playerRegistration', newcomer({ country: 'FR' }))
    const { player } = await person.call('playerRegistrationFull', fullAnswers())
    expect(player.verification.playerSegment).toBe('A')
    await setSettings({})
  })
})

describe('registerAndLoginBeforeDeposit', () => {
  it('runs both registrations in one call', async () => {
    const person = server().rest()
    const input = { ...newcomer(), ...fullAnswers() }
    const { player } = await person.call('registerAndLoginBeforeDeposit', input)
    expect(player).toMatchObject({ username: input.username, verification: { playerSegment: 'C' } })
    expect(await person.call('loginCheck', {})).toMatchObject({ player: { id: player.id } })
  })

  it('registers nothing if the second registration is refused', async () => {
    const input = { ...newcomer(), ...fullAnswers({ postCode: '12345' }) }
    const { call } = server().rest()
    expect(await expectFault(call, 'registerAndLoginBeforeDeposit', input)).toMatchObject({
      name: 'registration.postalCodeNotValid',
    })
    expect(await call('checkUsername', { username: input.username })).toEqual({ exists: false })
  })
})

describe('registerAndTrackPendingJoin', () => {
  const makePendingJoin = async () => {
    const { gameId, gameInstanceId, currencyId } = await findOpenGame(server().rest(), 11)
    return {
      requestId: crypto.randomUUID(),
      gameId,
      gameInstanceId,
      currencyId,
      userPlays: [[1, 2, 3]],
      userPlaysCount: 1,
    }
  }

  it('stores the pending join', async () => {
    const pendingJoin = await makePendingJoin()
    const { pendingJoinId, player } = await server()
      .rest()
      .call('registerAndTrackPendingJoin', { ...newcomer(), pendingJoin })
    expect(
      await server().sql('SELECT player_id, request, done_at FROM pending_join WHERE id = $1', [
        pendingJoinId,
      ]),
    ).toEqual([{ player_id: player.id, request: pendingJoin, done_at: null }])
  })

  it('registers nothing if the game is not open', async () => {
    const pendingJoin = { ...(await makePendingJoin()), gameInstanceId: 999_999 }
    const input = newcomer()
    const { call } = server().rest()
    expect(await expectFault(call, 'registerAndTrackPendingJoin', { ...input, pendingJoin })).toMatchObject({
      name: 'game.notFound',
    })
    expect(await call('checkUsername', { username: input.username })).toEqual({ exists: false })
  })
})
