import { createCaller } from '#control/call-control.ts'
import { describeError } from '#platform/network/describe-error.ts'
import { verifyMailServer } from '#providers/mail.ts'
import { createMalwareScanner } from '#providers/malware-scanner.ts'
import type { Check } from '../check.ts'
import { fail, ok, warn } from '../finding.ts'

const timeoutMs = 5000

export const checkControl: Check = async ({ config: { control } }) => {
  if (!control)
    return warn('not configured: verdicts have the notice NO CONTROL SYSTEM. Set FAIRGROUND_CONTROL_URL.')
  try {
    await createCaller(control).get('/status', timeoutMs)
    return ok('answers')
  } catch (error) {
    return fail(
      `${describeError(error)}. Start the control system, and check FAIRGROUND_CONTROL_URL and its token.`,
    )
  }
}

export const checkMail: Check = async ({ config: { smtpUrl } }) => {
  if (smtpUrl === undefined)
    return warn('not configured: mail stays in the database. Set FAIRGROUND_SMTP_URL.')
  try {
    await verifyMailServer(smtpUrl, timeoutMs)
    return ok('the mail server accepts the login')
  } catch (error) {
    return fail(`${describeError(error)}. Check FAIRGROUND_SMTP_URL and the route to the mail server.`)
  }
}

export const checkScanner: Check = async ({ config: { scannerUrl } }) => {
  if (scannerUrl === undefined)
    return warn('not configured: document uploads are rejected. Set FAIRGROUND_SCANNER_URL.')
  try {
    await createMalwareScanner(scannerUrl)(Buffer.from('doctor'))
    return ok('scans')
  } catch (error) {
    return fail(`${describeError(error)}. Start clamd, and check FAIRGROUND_SCANNER_URL.`)
  }
}
