import { createHash } from 'node:crypto'
import { releaseTag } from '@fairground/contract/constants'
import { openApiDocument } from '@fairground/contract/openapi'
import scalar from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'
import { notBuilt } from '#operation/handler.ts'
import { handlers } from '#operation/handlers.ts'

const policyHeader = 'content-security-policy'

/** The contract as OpenAPI, and as a page for people. */
export const serveReference = async (app: FastifyInstance): Promise<void> => {
  const document = openApiDocument({
    serverUrl: '/',
    version: releaseTag,
    isBuilt: name => handlers[name] !== notBuilt,
  })
  app.get('/openapi.json', () => document)
  await app.register(async scope => {
    scope.addHook('onSend', async (_, reply, payload) => {
      const policy = reply.getHeader(policyHeader)
      if (typeof payload === 'string' && typeof policy === 'string')
        reply.header(policyHeader, admitting(policy, payload))
    })
    await scope.register(scalar, {
      routePrefix: '/reference',
      // Nothing from outside: no fonts of theirs, and nothing reported to them.
      configuration: {
        url: '/openapi.json',
        title: 'Fairground API',
        withDefaultFonts: false,
        telemetry: false,
        agent: { disabled: true },
        mcp: { disabled: true },
        showDeveloperTools: 'never',
        operationTitleSource: 'path',
      },
    })
  })
}

/** The page is started by a script written inside it: the policy admits that very script, by its hash, and no other. */
const admitting = (policy: string, page: string): string => {
  const scripts = [...page.matchAll(/<script type="text\/javascript">([^]+?)<\/script>/g)]
  const hashes = scripts.map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return policy.replace("script-src 'self'", ["script-src 'self'", ...hashes].join(' '))
}
