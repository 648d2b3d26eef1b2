import { afterAll, beforeAll } from 'vitest'
import { type TestServer, type TestServerOptions, testServer } from './test-server.ts'

/** Starts one server for all tests of a file. */
export const useTestServer = (options?: TestServerOptions): (() => TestServer) => {
  let server: TestServer | undefined
  beforeAll(async () => {
    server = await testServer(options)
  })
  afterAll(() => server?.stop())
  return () => {
    if (!server) throw new Error('the test server is only available inside tests and hooks')
    return server
  }
}
