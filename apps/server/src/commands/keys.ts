import { type Command, UsageError } from './command.ts'
import { createKeys } from './keys/create-keys.ts'
import { listKeys } from './keys/list.ts'
import { resealValues } from './keys/reseal.ts'
import { retireKey } from './keys/retire.ts'
import { rotateKeys } from './keys/rotate.ts'

const help = `fairground keys init|list|rotate|reseal|retire

  init [--services=gateway,lane,worker] [--operators=1,2]
      Creates the key files of these services that are missing, and prints which. It changes no existing file.
      --services=signer creates those of the signer in its folder. --operators creates the keys of the public logs of these
      operators, which the worker opens.
  list
      Prints the versions of vault.key and of the keys of the lanes that are in the folder. With FAIRGROUND_DATABASE_URL,
      also how many values each version of vault.key has sealed.
  rotate vault|lane [--after SECONDS]
      Adds a version. Services read it without a restart and use it after this time (default: 30). Copy the file to all
      machines before.
  reseal [--batch ROWS]
      Seals all values again that older versions of vault.key have sealed, with progress. Player keys are only wrapped
      again. It can be interrupted and run again at any time. Needs FAIRGROUND_OWNER_URL.
  retire vault|lane VERSION
      Removes a version. Refuses the newest one, one that a newer one replaced less than 90 seconds ago, and a version of
      vault.key that a value still uses.

Settings: FAIRGROUND_KEY_FOLDER, FAIRGROUND_SIGNER_FOLDER, FAIRGROUND_SIGNER_STANDBY, FAIRGROUND_PUSH_CONTACT.`

const actionNames = ['init', 'list', 'rotate', 'reseal', 'retire'] as const

const actions: { readonly [A in (typeof actionNames)[number]]: Command['run'] } = {
  init: createKeys,
  list: listKeys,
  rotate: rotateKeys,
  reseal: resealValues,
  retire: retireKey,
}

export const command: Command = {
  help,
  run([first = '', ...args], io) {
    const name = actionNames.find(each => each === first)
    if (!name) throw new UsageError(`there is no action "${first}"`)
    return actions[name](args, io)
  },
}
