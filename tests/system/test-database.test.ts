import { connect } from 'node:net'
import { natsUrl, testDatabase } from '@fairground/testkit/vitest/test-database'
import { Client } from 'pg'
import { describe, expect, it } from 'vitest'

const query = async (url: string, sql: string): Promise<unknown[]> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat()
  } finally {
    await client.end()
  }
}

describe('a test database', () => {
  it('is migrated and accepts the three roles', async () => {
    const database = await testDatabase()
    try {
      const tables = `SELECT count(*)::int FROM pg_tables WHERE schemaname = 'public' AND tablename = 'outbox'`
      expect(await query(database.ownerUrl, tables)).toEqual([1])
      const who = 'SELECT current_user'
      expect(await query(database.ownerUrl, who)).toEqual(['fairground_owner'])
      expect(await query(database.appUrl, who)).toEqual(['fairground_app'])
      expect(await query(database.relayUrl, who)).toEqual(['fairground_relay'])
    } finally {
      await database.drop()
    }
  })

  it('is isolated from the database of another test file', async () => {
    const [one, other] = await Promise.all([testDatabase(), testDatabase()])
    try {
      await query(one.ownerUrl, 'CREATE TABLE only_here ()')
      const found = `SELECT count(*)::int FROM pg_tables WHERE tablename = 'only_here'`
      expect(await query(one.ownerUrl, found)).toEqual([1])
      expect(await query(other.ownerUrl, found)).toEqual([0])
    } finally {
      await Promise.all([one.drop(), other.drop()])
    }
  })

  it('is dropped even while a client is connected', async () => {
    const database = await testDatabase()
    const lingering = new Client({ connectionString: database.ownerUrl })
    lingering.on('error', () => undefined)
    await lingering.connect()
    await database.drop()
    await expect(query(database.ownerUrl, 'SELECT 1')).rejects.toThrow(/does not exist/)
  })
})

describe('the test broker', () => {
  it('accepts connections', async () => {
    const { hostname, port } = new URL(natsUrl())
    const socket = connect(Number(port), hostname)
    const greeting = await new Promise<string>((resolve, reject) => {
      socket.once('data', data => resolve(data.toString()))
      socket.once('error', reject)
    })
    socket.destroy()
    expect(greeting).toMatch(/^INFO /)
  })
})
