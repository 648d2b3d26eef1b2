// Exit code 0 if every service of the process is ready. Runs in a container beside the process.
const port = process.env['FAIRGROUND_ADMIN_PORT'] ?? ''
const { ok } = await fetch(`http://127.0.0.1:${port}/ready`, { signal: AbortSignal.timeout(4000) })
process.exitCode = ok ? 0 : 1
