import { parseArgs } from 'node:util'
import { Provider } from 'oidc-provider'

const help = `An OpenID Connect provider that accepts any name without a password.

  node apps/sandbox/src/identity-provider.ts --redirect URL[,URL] [--port 4027] [--client fairground] [--secret sandbox]

The name comes from login_hint in the authorisation request. Without it, a form asks for the name. A name with @ is also the
verified email. It signs in with a second factor, unless the name contains "single" or, for the email, "unverified".
There is a second client, "another", with the same secret and redirect addresses.`

const { values } = parseArgs({
  options: {
    redirect: { type: 'string' },
    port: { type: 'string', default: '4027' },
    client: { type: 'string', default: 'fairground' },
    secret: { type: 'string', default: 'sandbox' },
    help: { type: 'boolean' },
  },
})
if (values.help || !values.redirect) {
  console.log(help)
  process.exit(values.help ? 0 : 2)
}

const issuer = `http://127.0.0.1:${values.port}`
const client = (client_id: string) => ({
  client_id,
  client_secret: values.secret,
  redirect_uris: values.redirect?.split(',') ?? [],
  grant_types: ['authorization_code'],
  response_types: ['code' as const],
})

const provider = new Provider(issuer, {
  clients: [client(values.client), client('another')],
  cookies: { keys: ['sandbox'] },
  pkce: { required: () => true },
  features: { devInteractions: { enabled: false }, introspection: { enabled: true } },
  // Also in the identity token, which staff sign-in reads.
  conformIdTokenClaims: false,
  claims: { openid: ['sub', 'amr'], email: ['email', 'email_verified'] },
  findAccount: (_, accountId) => ({
    accountId,
    claims: () => ({
      sub: accountId,
      ...(accountId.includes('@') && {
        email: accountId.replace('unverified-', ''),
        email_verified: !accountId.includes('unverified'),
      }),
    }),
  }),
  interactions: { url: (_, { uid }) => `/interaction/${uid}` },
  // Grants consent automatically.
  async loadExistingGrant({ oidc }) {
    const grant = new provider.Grant({
      clientId: oidc.client?.clientId ?? '',
      accountId: oidc.session?.accountId ?? '',
    })
    grant.addOIDCScope('openid email')
    await grant.save()
    return grant
  },
})

const form = `<!doctype html><title>Sign in</title><form>
<label>Who are you? <input name="name" required></label> <button>Sign in</button></form>`

provider.use(async (ctx, next) => {
  if (!ctx.path.startsWith('/interaction/')) return next()
  const { params } = await provider.interactionDetails(ctx.req, ctx.res)
  const name = ctx.query.name ?? params.login_hint
  if (typeof name === 'string') {
    await provider.interactionFinished(ctx.req, ctx.res, {
      login: { accountId: name, amr: name.includes('single') ? ['pwd'] : ['pwd', 'mfa'] },
    })
    ctx.respond = false
    return undefined
  }
  ctx.type = 'html'
  ctx.body = form
  return undefined
})

provider.listen(Number(values.port), '127.0.0.1', () => console.log(`identity provider on ${issuer}`))
