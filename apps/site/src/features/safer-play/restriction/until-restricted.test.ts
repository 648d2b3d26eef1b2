import { initialConnection } from '@fairground/client/connection-state'
import { afterEach, expect, it } from 'vitest'
import { connectionStore } from '#core/connection/connection-store.ts'
import { untilRestricted } from './until-restricted.ts'

afterEach(() => connectionStore.setState(initialConnection))

const lost = () => Promise.reject(new Error('the connection broke'))

it('resolves with the answer of the server', async () => {
  await expect(untilRestricted(Promise.resolve({ result: 'success' }))).resolves.toBeUndefined()
})

it('resolves if the server ends the session as restricted before it answers', async () => {
  connectionStore.setState({ bye: 'restricted' })
  await expect(untilRestricted(lost())).resolves.toBeUndefined()
})

it('rejects if the connection breaks without a restriction', async () => {
  await expect(untilRestricted(lost())).rejects.toThrow('the connection broke')
  connectionStore.setState({ bye: 'login-elsewhere' })
  await expect(untilRestricted(lost())).rejects.toThrow('the connection broke')
})
