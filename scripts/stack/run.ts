/** Runs the stack with a site in front of it until SIGINT or SIGTERM. */
import { explained } from '../explained.ts'
import { onParentEnd } from './end-with-parent.ts'
import { HOST } from './ports.ts'
import { forgetPort, rememberPort } from './running-port.ts'
import { readSettings, type Settings } from './settings.ts'
import { type Stack, startStack } from './stack.ts'
import { teamAccount } from './team-account.ts'

type Running = { settings: Settings; stack: Stack; host: string }

/** Starts the backend, then the site with `startSite`, which returns its stop function. Prints the addresses. */
export async function runUntilStopped(
  startSite: (running: Running) => Promise<() => Promise<void>>,
  options = { watch: false },
): Promise<void> {
  const stops: (() => Promise<void>)[] = []
  let stopping = false
  const stop = async (exitCode: number) => {
    if (stopping) return
    stopping = true
    for (const end of stops.reverse()) await end()
    process.exit(exitCode)
  }
  process.once('SIGINT', () => void stop(0))
  process.once('SIGTERM', () => void stop(0))
  // npm passes SIGTERM to a shell, which ends without passing it on.
  if (process.env.npm_lifecycle_event) onParentEnd(() => void stop(0))

  try {
    const settings = readSettings(process.env)
    // A CRM of the settings takes the place of the page.
    const receiver = !process.env.CRM_WEBHOOK_URL
    console.log('Starting the database, the functions and the mailbox …')
    const stack = await startStack(settings, { ...options, receiver })
    stops.push(stack.stop)
    stops.push(await startSite({ settings, stack, host: HOST }))
    await rememberPort(settings)
    stops.push(() => forgetPort(settings))
    const account = await teamAccount(settings.folder, stack)
    const site = `http://${HOST}:${settings.port}`
    const addresses = [
      `Site       ${site}`,
      `Mailbox    ${stack.mailboxUrl}`,
      ...(receiver ? [`Webhooks   http://${HOST}:${settings.receiverPort}`] : []),
      ...(options.watch ? [`Inspector  ${site}/inspector/`] : []),
      `Desk       ${site}/desk${account}`,
      'Leads      npm run leads',
    ]
    console.log(
      `\n${addresses.map((address) => `  ${address}`).join('\n')}\n\nready (Ctrl-C stops everything)`,
    )
  } catch (error) {
    console.error(explained(error))
    await stop(1)
  }
}
