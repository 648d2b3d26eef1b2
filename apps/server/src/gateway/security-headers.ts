import helmet from '@fastify/helmet'
import Fastify from 'fastify'

/**
 * Computes the security headers once with helmet, because they are the same for every response. `frames` are the
 * origins of pages that a site may embed. `witnesses` are the origins of the witnesses, to which a browser reports a
 * split view.
 */
export const readSecurityHeaders = async (
  frames: readonly string[],
  witnesses: readonly string[] = [],
): Promise<Readonly<Record<string, string>>> => {
  const app = Fastify()
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        // Also allows WebSockets to the same host.
        connectSrc: ["'self'", ...witnesses],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        frameSrc: ["'self'", ...frames],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: null,
        // The site has one policy, which allows scripts of its own origin only.
        trustedTypes: ['default'],
        requireTrustedTypesFor: ["'script'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
  })
  app.get('/', (_, reply) => reply.send(reply.raw.getHeaders()))
  const answer = await app.inject('/')
  await app.close()
  return answer.json()
}
