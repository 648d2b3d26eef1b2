import { createHash } from 'node:crypto'
import { releaseTag } from '@fairground/contract/constants'
import { openApiDocument } from '@fairground/contract/openapi'
import scalar from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'

const policyHeader = 'content-security-policy'

/** Serves the contract as OpenAPI and as a reference page, for the admin port. */
export const serveReference = async (app: FastifyInstance, siteAddress: string): Promise<void> => {
  const document = openApiDocument({ serverUrl: siteAddress, version: releaseTag })
  app.get('/openapi.json', () => document)
  await app.register(async scope => {
    scope.addHook('onSend', async (_, reply, payload) => {
      const policy = reply.getHeader(policyHeader)
      if (typeof payload === 'string' && typeof policy === 'string')
        reply.header(policyHeader, withScriptHashes(policy, payload))
    })
    await scope.register(scalar, {
      routePrefix: '/reference',
      // The page loads nothing from outside and reports nothing.
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

/** Allows exactly the inline script that starts the page, by its hash. */
const withScriptHashes = (policy: string, page: string): string => {
  const scripts = [...page.matchAll(/<script type="text\/javascript">([^]+?)<\/script>/g)]
  const hashes = scripts.map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return policy.replace("script-src 'self'", ["script-src 'self'", ...hashes].join(' '))
}
