export const help = `fairground operator COMMAND [TARGET] --member CODE --reason TEXT [options]

Sends a command of the staff to the console. The audit log records who did what, the state before and after, and why.
A change that needs a second person becomes a proposal; the command prints the link to vote on it.

  sign-in                           sign this command line in with a passkey in the browser
  sign-out
  whoami                            show your roles
  staff list
  staff invite EMAIL --name NAME    print the link of an invitation
  staff grant STAFF --role ROLE [--member CODE] [--max-amount MINOR-UNITS]
                                    propose a role, for all operators without --member
  staff revoke GRANT
  staff disable STAFF
  operators list
  operators create FILE             create an operator from a template (JSON)
  games propose FILE                propose a game from a template (JSON)
  proposals list                    list proposals of the operator, or of the platform without --member
  proposals cancel PROPOSAL

  documents list                    list verification requests that wait for an answer
  request-documents USERNAME --kind id|address|payment --text TEXT
  approve REQUEST                   accept the documents of a request
  reject REQUEST --text TEXT        reject them; the player reads the text
  withdrawals list                  list open withdrawals
  withdrawals approve WITHDRAWAL    send it to the provider
  withdrawals propose WITHDRAWAL    propose a large one
  withdrawals reject WITHDRAWAL --text TEXT
  deposits refund DEPOSIT           refund it if the player still has the money
  hold INSTANCE                     stop a closed draw: no payout and no refund
  release INSTANCE                  propose to release it
  ban USERNAME                      ban the player and end all sessions
  unban USERNAME                    propose to lift the ban
  adjust USERNAME --amount "-12.50 EUR"
                                    propose a correction of the balance
  expire USERNAME                   end all sessions and refuse logins until the account is renewed
  renew USERNAME
  demo USERNAME                     turn an account without money into a demo user
  close USERNAME                    close the account at the player's request
  unlock USERNAME                   clear failed logins
  reset-second-factor USERNAME
  require-password-change USERNAME  the next login leads to the choice of a new password
  temporary-password USERNAME       print a password that works for 24 hours
  limit USERNAME --kind KIND --amount AMOUNT|none
                                    set a limit of customer service; the stricter limit applies
  support list                      list messages of players that wait for an answer
  support show CASE                 read a message and its answers
  support answer CASE --text TEXT   answer by mail and notification
  support close CASE
  pages publish LINK --language LANGUAGE --title TEXT --file FILE [--full-width]
                                    show a page of HTML under /p/LINK
  pages remove LINK
  ads publish AD --file FILE        show the ad that a JSON file describes
  ads remove AD
  background publish FILE           show an SVG picture behind every page
  background remove
  tickets reprint TICKET            invalidate the earlier prints of a ticket
  tickets import FILE               store tickets bought outside the site, from a JSON file
  segment USERNAME --segment C
  maintenance on --text TEXT [--from TIME] [--until TIME]
                                    close the site for players, at once or at TIME (2026-11-20T21:00Z)
  maintenance off                   open the site and cancel planned maintenance
  message set --text TEXT [--title TEXT] [--from TIME] [--until TIME]
                                    show a message on every page, which players can hide
  message clear                     remove the message and planned ones
  notices list                      list active and planned notices
  features list                     list the features of the site and whether they are on
  features on FEATURE
  features off FEATURE              refuse its operations and hide it on the site
  reload-configuration              make every open browser load the configuration again
  identity-provider ISSUER --client ID --secret-file FILE
                                    shown on the site if the setting identityProviderName is set
  whitelabel ADDRESS --secret-file FILE
  signer-term FILE                  propose the term that the standby printed, for all operators
  audit [--member CODE]             verify the audit log
  call OPERATION [--input FILE]     call any operation with the JSON of a file, for the platform without --member

The console is at --console, FAIRGROUND_CONSOLE_ADDRESS, or that of a running npm run dev.
Exit code 0: success. 1: the audit log is broken. 2: the command was refused.`
