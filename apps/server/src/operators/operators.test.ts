import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isFault } from '@fairground/contract/errors'
import { demoPassword } from '@fairground/testkit/demo/world'
import { faultOf } from '@fairground/testkit/server/checked-call'
import type { Person } from '@fairground/testkit/server/test-server'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { mailsTo } from '@fairground/testkit/services/outside'
import { describe, expect, it } from 'vitest'
import { plainPng, uploader } from '#documents/documents.test-support.ts'
import { toldOf } from '#profile/profile.test-support.ts'
import { runOperator } from './operators.test-support.ts'

const server = useTestServer({ outside: true, crowd: 13 })

const operator = (line: string, more?: readonly string[]) => runOperator(server(), line, more)
const done = async (line: string, more?: readonly string[]): Promise<string> => {
  const { code, text } = await operator(line, more)
  if (code !== 0) throw new Error(text)
  return text
}

const playerIdOf = async (username: string): Promise<number> => {
  const [row] = await server().sql<{ id: number }>(
    'SELECT id FROM player WHERE member_id = 1 AND username = $1',
    [username],
  )
  return row!.id
}

const lastDeed = async () => {
  const rows = await server().sql<{ actor: string; action: string; before: unknown; after: unknown }>(
    'SELECT actor, action, subject, before, after, reason FROM audit_entry WHERE member_id = 1 ORDER BY seq',
  )
  return rows.at(-1)!
}

const mailed = (username: string, subject: RegExp) =>
  until('a mail', async () =>
    (await mailsTo(server().outside, `${username}@example.test`)).find(mail => subject.test(mail.subject)),
  )

const submitted = async (
  person: Person,
  kind: 'id' | 'address',
): Promise<{ id: number; uploadId: string }> => {
  const answer = await uploader(server())(person, await plainPng(8, 8))
  if (isFault(answer)) throw new Error(answer.name)
  const { uploadId } = answer
  const document = { kind: 'passport', fileName: 'me.png', contentType: 'image/png', uploadId } as const
  const { request } = await person.call('submitVerificationRequest', { kind, documents: [document] })
  return { id: request.id, uploadId }
}

describe('documents', () => {
  it('are listed and written out, with who looked and why', async () => {
    const person = await server().login('crowd1')
    const { id, uploadId } = await submitted(person, 'id')
    expect(await done('documents list')).toMatch(
      new RegExp(`request ${id}  crowd1  id\\n  ${uploadId}  passport`),
    )
    expect(await lastDeed()).toMatchObject({ action: 'list-documents' })
    const out = join(server().folder, 'seen.png')
    await done(`documents show ${uploadId} --out ${out}`)
    expect(readFileSync(out).subarray(1, 4).toString()).toBe('PNG')
    expect(statSync(out).mode & 0o777).toBe(0o600)
    expect(await lastDeed()).toMatchObject({
      actor: 'olga',
      action: 'show-document',
      subject: `document/${uploadId}`,
      reason: 'a test',
    })
    const again = await operator(`documents show ${uploadId} --out ${out}`)
    expect(again).toMatchObject({ code: 2, text: expect.stringContaining('EEXIST') })
  })

  it('approved verify the identity, and the player hears of it', async () => {
    const person = await server().login('alice')
    const { id } = await submitted(person, 'id')
    await done(`approve ${id}`)
    await until('the news', async () => (await person.call('loginCheck', {})).player.verification.idVerified)
    const { player } = await person.call('loginCheck', {})
    expect(player.verification.verificationStatus).toBe('VERIFIED')
    const told = await toldOf(server(), player.id)
    expect(told.slice(-2)).toMatchObject([
      {
        event: 'idVerification',
        verificationStatus: 'VERIFIED',
        idVerifiedDate: player.verification.idVerifiedDate,
      },
      { event: 'reloadVerificationRequest' },
    ])
    expect(await operator(`approve ${id}`)).toMatchObject({ code: 2 })
    expect((await mailed('alice', /has checked/)).text).toContain('everything is in order')
  })

  it('of an address verify the address', async () => {
    const person = await server().login('crowd3')
    const { id } = await submitted(person, 'address')
    await done(`approve ${id}`)
    const { player } = await person.call('loginCheck', {})
    expect((await toldOf(server(), player.id)).slice(-2)).toMatchObject([
      { event: 'addressVerification', eventType: 31, addressVerified: true },
      { event: 'reloadVerificationRequest' },
    ])
  })

  it('rejected say why, and can be sent anew', async () => {
    const person = await server().login('bob')
    const { id } = await submitted(person, 'id')
    await done(`reject ${id} --text "The picture is blurred."`)
    const { request } = await person.call('getLastVerificationRequest', {})
    expect(request).toMatchObject({ status: 'REJECTED', message: 'The picture is blurred.' })
    const { player } = await person.call('loginCheck', {})
    expect(player.verification).toMatchObject({ idVerified: false, verificationStatus: 'REJECTED' })
    expect((await mailed('bob', /could not accept/)).text).toContain('The picture is blurred.')
    expect((await submitted(person, 'id')).id).not.toBe(id)
    const waiting = await person.call('loginCheck', {})
    expect(waiting.player.verification.verificationStatus).toBeNull()
  })

  it('can be asked for', async () => {
    const person = await server().login('crowd5')
    await done('request-documents crowd5 --kind address --text "Please send a bill."')
    const { request } = await person.call('getLastVerificationRequest', {})
    expect(request).toMatchObject({ kind: 'address', status: 'REQUESTED', message: 'Please send a bill.' })
    expect(await operator('request-documents crowd5 --kind shoe --text x')).toMatchObject({ code: 2 })
  })
})

describe('a ban', () => {
  it('throws the player out everywhere and is lifted by two people', async () => {
    const { call } = await server().login('crowd6')
    await done('ban CROWD6')
    const playerId = await playerIdOf('crowd6')
    expect((await toldOf(server(), playerId)).at(-1)).toMatchObject({
      event: 'clientInvalidate',
      eventType: 6,
      reason: 'banned',
    })
    // A gateway may know a session for a second without looking again.
    const fault = await until('the end of the session', () =>
      faultOf(call, 'getPlayerAccounts', {}).catch(() => undefined),
    )
    expect(fault).toMatchObject({ name: 'session.banned' })
    const login = { username: 'crowd6', password: demoPassword }
    expect(await faultOf(server().rest().call, 'login', login)).toMatchObject({ code: 106 })

    expect(await operator('unban crowd6')).toMatchObject({
      code: 2,
      text: 'operator: --second-actor is missing',
    })
    expect(await operator('unban crowd6 --second-actor " Olga "')).toMatchObject({
      code: 2,
      text: 'operator: a ban is lifted by two people',
    })
    await done('unban crowd6 --second-actor pavel')
    expect(await lastDeed()).toMatchObject({
      action: 'unban',
      after: { status: 'active', secondActor: 'pavel' },
    })
    await server().rest().call('login', login)
  })

  it('reaches a browser that only listens', async () => {
    const { token } = await server().login('crowd13')
    const channel = server().channel('north', { token })
    channel.open()
    await until('a connection', () => channel.state().status === 'connected')
    await done('ban crowd13')
    await until('the bye', () => channel.state().bye === 'banned')
  })

  it('that is lifted leaves somebody who excluded himself excluded', async () => {
    await server().sql(
      `UPDATE player SET status = 'selfExcluded' WHERE member_id = 1 AND username = 'crowd7'`,
    )
    await done('ban crowd7')
    await done('unban crowd7 --second-actor pavel')
    const login = { username: 'crowd7', password: demoPassword }
    expect(await faultOf(server().rest().call, 'login', login)).toMatchObject({ code: 107 })
    expect(await operator('close crowd7')).toMatchObject({ code: 2 })
  })
})

describe('the other commands', () => {
  it('close', async () => {
    const { token } = await server().login('crowd8')
    const channel = server().channel('north', { token })
    channel.open()
    await until('a connection', () => channel.state().status === 'connected')
    await done('close crowd8')
    await until('the bye', () => channel.state().bye === 'closed')
    const login = { username: 'crowd8', password: demoPassword }
    expect(await faultOf(server().rest().call, 'login', login)).toMatchObject({ code: 105 })
    expect(await operator('ban crowd8')).toMatchObject({ code: 2 })
  })

  it('unlock', async () => {
    const wrong = { username: 'crowd9', password: 'wrong1234' }
    for (let i = 0; i < 7; i++) await faultOf(server().rest().call, 'login', wrong)
    const right = { username: 'crowd9', password: demoPassword }
    expect(await faultOf(server().rest().call, 'login', right)).toMatchObject({ code: 106 })
    await done('unlock crowd9')
    await server().rest().call('login', right)
  })

  it('reset-second-factor', async () => {
    const playerId = await playerIdOf('crowd10')
    expect(await operator('reset-second-factor crowd10')).toMatchObject({ code: 2 })
    await server().sql(
      `INSERT INTO totp (member_id, player_id, sealed_secret, confirmed_at) VALUES (1, $1, '\\x00', now())`,
      [playerId],
    )
    await done('reset-second-factor crowd10')
    expect(await server().sql('SELECT FROM totp WHERE player_id = $1', [playerId])).toEqual([])
  })

  it('identity-provider and whitelabel keep their secret sealed', async () => {
    const file = join(server().folder, 'secret')
    writeFileSync(file, 'a secret of the operator\n')
    await done(`identity-provider https://id.example --client north --secret-file ${file}`)
    expect(await lastDeed()).toMatchObject({ after: { issuer: 'https://id.example', clientId: 'north' } })
    await done(`whitelabel https://play.example/sessions --secret-file ${file}`)
    expect(await operator(`whitelabel http://play.example/ --secret-file ${file}`)).toMatchObject({ code: 2 })
    const [kept] = await server().sql<{ all: string }>(
      'SELECT i::text || w::text AS all FROM identity_provider i, whitelabel_partner w',
    )
    expect(kept?.all).toContain('play.example')
    expect(kept?.all).not.toMatch(new RegExp(`secret of|${Buffer.from('secret of').toString('hex')}`))
  })

  it('segment', async () => {
    await done('segment crowd11 --segment D2')
    expect((await toldOf(server(), await playerIdOf('crowd11'))).at(-1)).toMatchObject({
      event: 'playerSegment',
      playerSegment: 'D2',
    })
    expect(await operator('segment crowd11 --segment blocked')).toMatchObject({ code: 2 })
  })

  it.each([
    ['ban crowd12', ['--actor', 'olga'], '--reason is missing'],
    ['ban crowd12', ['--reason', 'why'], '--actor is missing'],
    ['ban nobody_at_all', undefined, 'there is no player nobody_at_all'],
    ['ban', undefined, 'say whom or what it is about'],
    ['ban crowd12 crowd11', undefined, 'one at a time'],
    ['promote crowd12', undefined, 'there is no command promote'],
    ['approve 999999', undefined, 'does not wait for an answer'],
    ['documents show aaaaaaaaaaaaaaaaaaaaaaaa --out /nowhere', undefined, 'there is no document'],
  ])('%s %j does nothing and logs nothing', async (line, more, why) => {
    const before = await lastDeed()
    expect(await operator(line, more)).toMatchObject({ code: 2, text: expect.stringContaining(why) })
    expect(await lastDeed()).toEqual(before)
  })

  it('do nothing to players of another operator', async () => {
    await server().sql(
      `UPDATE player SET username = 'southerner' WHERE member_id = 2 AND username = 'crowd12'`,
    )
    expect(await operator('ban southerner')).toMatchObject({ code: 2 })
  })
})
