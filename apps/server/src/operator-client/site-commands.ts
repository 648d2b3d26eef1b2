import { readFileSync } from 'node:fs'
import { type CommandInput, readOptionFile, requireOption, requireTarget } from './command-input.ts'

const toNotice = (input: CommandInput) => {
  const [title, from, until] = (['title', 'from', 'until'] as const).map(input.find)
  return {
    text: requireOption(input, 'text'),
    reason: requireOption(input, 'reason'),
    ...(title !== undefined && { title }),
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
  }
}

const withReason =
  (operation: 'endMaintenance' | 'clearMessage' | 'reloadConfiguration') =>
  async (input: CommandInput): Promise<string> =>
    (await input.call(operation, { reason: requireOption(input, 'reason') }, input.getMemberId())).text

/** Notices, partners and tickets of an operator's site. */
export const siteCommands = {
  'maintenance on': async input =>
    (await input.call('setMaintenance', toNotice(input), input.getMemberId())).text,
  'maintenance off': withReason('endMaintenance'),
  'message set': async input => (await input.call('setMessage', toNotice(input), input.getMemberId())).text,
  'message clear': withReason('clearMessage'),
  'notices list': async input => (await input.call('listNotices', {}, input.getMemberId())).text,
  'reload-configuration': withReason('reloadConfiguration'),
  'identity-provider': async input => {
    const issuer = requireTarget(input)
    await input.call(
      'setIdentityProvider',
      {
        issuer,
        clientId: requireOption(input, 'client'),
        secret: readOptionFile(input, 'secret-file'),
        reason: requireOption(input, 'reason'),
      },
      input.getMemberId(),
    )
    return `players may sign in with ${issuer}`
  },
  whitelabel: async input => {
    const endpoint = requireTarget(input)
    await input.call(
      'setWhitelabelPartner',
      { endpoint, secret: readOptionFile(input, 'secret-file'), reason: requireOption(input, 'reason') },
      input.getMemberId(),
    )
    return `sessions are exchanged with ${endpoint}`
  },
  'tickets reprint': async input => {
    const ticket = requireTarget(input)
    const reason = requireOption(input, 'reason')
    const { prints } = await input.call('reprintTicket', { ticket, reason }, input.getMemberId())
    return `ticket ${ticket}: print ${prints}`
  },
  'tickets import': async input => {
    const plays = readFileSync(requireTarget(input), 'utf8')
    const reason = requireOption(input, 'reason')
    const { stored } = await input.call('importExternalPlays', { plays, reason }, input.getMemberId())
    return `${stored} tickets stored`
  },
} as const satisfies Readonly<Record<string, (input: CommandInput) => Promise<string>>>
