// The page for passkeys: accept an invitation, sign a command line in, vote on a proposal. It runs in the browser.
const find = id => document.getElementById(id)
const show = (title, about) => {
  find('title').textContent = title
  find('about').textContent = about
}
const say = text => {
  find('status').textContent = text
}

let token

const call = async (operation, input = {}, memberId = 0) => {
  const response = await fetch(`/operator/${memberId}/${operation}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(input),
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.text)
  return answer
}

const create = async options => {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  return toPlain((await navigator.credentials.create({ publicKey })).toJSON())
}

const prove = async options => {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  return toPlain((await navigator.credentials.get({ publicKey })).toJSON())
}

/** Browsers add fields over time. The contract is closed, so only those that it names are sent. */
const toPlain = ({ id, rawId, type, clientExtensionResults, response }) => {
  const { clientDataJSON, attestationObject, authenticatorData, signature } = response
  const chosen = attestationObject
    ? { clientDataJSON, attestationObject }
    : { clientDataJSON, authenticatorData, signature }
  return { id, rawId, type, clientExtensionResults, response: chosen }
}

const signIn = async () => {
  const { signInId, options } = await call('beginSignIn')
  const session = await call('finishSignIn', { signInId, assertion: await prove(options) })
  token = session.token
  return session
}

const addButton = (text, work) => {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = text
  button.addEventListener('click', () => {
    button.disabled = true
    say('')
    work().catch(error => {
      button.disabled = false
      say(error.message)
    })
  })
  find('actions').append(button)
}

const clearButtons = () => find('actions').replaceChildren()

const enrol = invitation => {
  show('Accept your invitation', 'Create a passkey on this device. It replaces a password.')
  addButton('Create passkey', async () => {
    const { name, options } = await call('beginEnrolment', { invitation })
    const created = await create(options)
    await call('finishEnrolment', { invitation, created, passkeyName: 'First passkey' })
    clearButtons()
    show(`Welcome, ${name}`, 'Your passkey is ready. Sign a command line in with: fairground operator sign-in')
  })
}

const confirmDevice = code => {
  show('Sign a command line in', `Compare the code with the one in your terminal: ${code}`)
  addButton('It is the same: sign in', async () => {
    await signIn()
    const { client } = await call('confirmDevice', { code })
    clearButtons()
    show('Signed in', `You can go back to ${client}.`)
  })
}

const vote = (memberId, proposalId) => {
  show(`Proposal ${proposalId}`, 'Sign in to read it.')
  addButton('Sign in', async () => {
    await signIn()
    clearButtons()
    const { proposal } = await call('beginVote', { proposalId, decision: 'approve' }, memberId)
    show(`Proposal ${proposalId}: ${proposal.kind}`, proposal.reason)
    find('details').hidden = false
    find('details').textContent = JSON.stringify(proposal.payload, null, 2)
    for (const [decision, text] of [
      ['approve', 'Approve'],
      ['reject', 'Reject'],
    ])
      addButton(text, async () => {
        const { options } = await call('beginVote', { proposalId, decision }, memberId)
        const assertion = await prove(options)
        const { proposal: after } = await call('vote', { proposalId, decision, assertion }, memberId)
        clearButtons()
        show(`Proposal ${proposalId}: ${after.status}`, 'Your vote is signed and stored.')
      })
  })
}

/** The identity provider redirects here. */
const finishOidc = async query => {
  show('Signing in', 'One moment.')
  try {
    const session = await call('finishOidcSignIn', { query })
    token = session.token
    const { grants } = await call('getMe')
    show(`Signed in, ${session.name}`, grants.map(({ role }) => role).join(', ') || 'You have no roles yet.')
  } catch (error) {
    show('Not signed in', error.message)
  }
}

const start = () => {
  const { pathname, search } = location
  const parameters = new URLSearchParams(location.hash.slice(1))
  // The token must not stay in the history of the browser.
  history.replaceState(null, '', pathname)
  if (pathname === '/oidc') return finishOidc(search.slice(1))
  const invitation = parameters.get('enrol')
  const code = parameters.get('device')
  const [memberId, proposalId] = (parameters.get('vote') ?? '').split('/').map(Number)
  if (invitation) return enrol(invitation)
  if (code) return confirmDevice(code)
  if (proposalId) return vote(memberId, proposalId)
  show('Fairground console', 'Open the link of your invitation, of a command line or of a proposal.')
}

void start()
