import { initialConnection } from '@fairground/client/connection-state'
import { afterEach, expect, it } from 'vitest'
import { connectionStore } from '#app/connection-store.ts'
import { untilOut } from './until-out.ts'

afterEach(() => connectionStore.setState(initialConnection))

const lost = () => Promise.reject(new Error('the connection broke'))

it('is done when the answer comes', async () => {
  await expect(untilOut(Promise.resolve({ result: 'success' }))).resolves.toBeUndefined()
})

it('is done when the goodbye comes instead', async () => {
  connectionStore.setState({ bye: 'restricted' })
  await expect(untilOut(lost())).resolves.toBeUndefined()
})

it('is not done when neither came', async () => {
  await expect(untilOut(lost())).rejects.toThrow('the connection broke')
  connectionStore.setState({ bye: 'login-elsewhere' })
  await expect(untilOut(lost())).rejects.toThrow('the connection broke')
})
